import { type ByDimension, mapDimensions } from "#instrument/dimensions.ts";
import type { ProfileAnswers } from "#instrument/profile.ts";
import type { ProductContent } from "#load/schema/product.ts";

type People = ProductContent["map"]["demo"]["people"]["list"];
type Person = People[number];
type Respondent = Person & { group: NonNullable<Person["group"]> };

/** The people whom the demo chooses: the respondents of the example profile. */
export const findRespondents = (people: People): Respondent[] =>
  people.filter((person): person is Respondent => person.group !== undefined);

/** The first respondent of the list, and the example person's guess of how they see her, 1 to 7. */
export function findFirstGuess(
  people: People,
  { respondents, guesses }: ProfileAnswers,
): { name: string; guess: ByDimension<number> } | undefined {
  const [person] = findRespondents(people);
  if (!person) return undefined;
  const index = respondents.indexOf(person.group);
  return {
    name: person.name.split(" ")[0] ?? person.name,
    guess: mapDimensions((dimension) => guesses.first[dimension][index] ?? Number.NaN),
  };
}
