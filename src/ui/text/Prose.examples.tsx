import { Prose } from "./Prose.tsx";

const everything = `
Plain words, **strong ones**, *others*, and [a link](#gallery) in the middle of a sentence that is
long enough to break.

## A heading

- A list
- of two

1. In order
2. and so on

### A smaller heading

> Somebody else’s words.

| Scale | Low | High |
| --- | --- | --- |
| Affiliation | Tasks | Relationships |
| Directiveness | Asking | Telling |

![](figure:example)
`;

const table = `
| Data | Purpose | Kept for |
| --- | --- | --- |
| Name and e-mail address | To answer you | As long as the answer takes |
| Word pairs | To draw your map | Until you close the page |
`;

export const examples = {
  everything: (
    <Prose
      markdown={everything}
      level={3}
      title="Prose"
      figure={(id) => <figure className="my-6 bg-mist p-4">The figure “{id}”</figure>}
    />
  ),
  table: <Prose markdown={table} level={3} title="Prose" />,
};
