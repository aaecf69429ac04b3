export const getTabId = (panelId: string) => `${panelId}-tab`;
