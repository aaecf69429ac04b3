import { Card } from "./Card.tsx";

export const examples = {
  plain: <Card>A surface with a hairline border.</Card>,
  main: <Card hasShadow>The one surface that matters on a page.</Card>,
};
