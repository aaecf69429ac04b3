/** The id of the tab that belongs to a panel. */
export const tabIdOf = (panelId: string) => `${panelId}-tab`;
