/**
 * The person in the demos of the product page, 1 to 7: self-view, guess of one colleague's answers, all
 * colleagues' answers and their means.
 */
export const demoProfile = {
  self: { affiliation: 3, directiveness: 3, adaptability: 4 },
  guess: { affiliation: 4, directiveness: 4, adaptability: 5 },
  answers: [
    { affiliation: 5.8, directiveness: 5.6, adaptability: 3 },
    { affiliation: 4.6, directiveness: 6.4, adaptability: 3 },
    { affiliation: 4.2, directiveness: 6.2, adaptability: 2 },
    { affiliation: 5.4, directiveness: 5.5, adaptability: 4 },
    { affiliation: 5, directiveness: 6.3, adaptability: 3 },
  ],
  means: { affiliation: 5, directiveness: 6, adaptability: 3 },
};
