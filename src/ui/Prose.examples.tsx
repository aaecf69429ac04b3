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

export const examples = {
  everything: (
    <Prose
      markdown={everything}
      level={3}
      idPrefix="example"
      labelledBy="Prose"
      figure={(id) => <p className="my-6 bg-mist p-4">The figure “{id}”</p>}
    />
  ),
};
