import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { Headline } from "./Headline.tsx";

const splitHeadline = (text: string) =>
  renderToStaticMarkup(<Headline>{text}</Headline>).match(/(?<=class="sentence">).*?(?=<\/span>)/g);

test("gives each of several sentences an element of its own", () => {
  expect(splitHeadline("You guess. They answer.")).toEqual(["You guess.", "They answer."]);
  expect(splitHeadline("“Too slow” is a verdict? “No.”")).toHaveLength(2);
  expect(splitHeadline("You *guess.* They answer.")).toHaveLength(2);
});

test("keeps one sentence, and marked words, in one piece", () => {
  expect(splitHeadline("You guess, they answer.")).toBeNull();
  expect(splitHeadline("See *what. You do*")).toBeNull();
  expect(splitHeadline("From 1.5 to approx. twice")).toBeNull();
});
