/** The distances that visitors choose from, in kilometres. */
export const radii = [25, 50, 100, 250];

/** The distance until they choose one. */
export const defaultRadius = 50;

/** How far a whole country reaches, in kilometres. */
export const countryRadius = 1000;
