import { Card } from "./Card.tsx";

export const examples = {
  plain: <Card>A surface with a hairline border.</Card>,
  panel: <Card variant="panel">A surface on its own.</Card>,
  main: <Card variant="main">The one surface that matters on a page.</Card>,
};
