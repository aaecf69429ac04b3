/** The radii to choose from, in kilometres. */
export const radii = [25, 50, 100, 250];

/** The radius until a visitor chooses one, in kilometres. */
export const defaultRadius = 50;

/** The radius of a search for a country, in kilometres. */
export const countryRadius = 1000;
