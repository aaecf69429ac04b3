import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { Headline } from "./Headline.tsx";

const split = (text: string) =>
  renderToStaticMarkup(<Headline>{text}</Headline>).match(/(?<=class="sentence">).*?(?=<\/span>)/g);

test("gives each of several sentences an element of its own", () => {
  expect(split("You guess. They answer.")).toEqual(["You guess.", "They answer."]);
  expect(split("“Too slow” is a verdict? “No.”")).toHaveLength(2);
  expect(split("You *guess.* They answer.")).toHaveLength(2);
});

test("keeps one sentence, and marked words, in one piece", () => {
  expect(split("You guess, they answer.")).toBeNull();
  expect(split("See *what. You do*")).toBeNull();
  expect(split("From 1.5 to approx. twice")).toBeNull();
});
