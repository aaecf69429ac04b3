export const tabIdOf = (panelId: string) => `${panelId}-tab`;
