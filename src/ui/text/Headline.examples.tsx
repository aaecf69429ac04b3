import { Headline } from "./Headline.tsx";

export const examples = {
  hero: (
    <Headline level={3} variant="hero">
      They only see *what you do*.
    </Headline>
  ),
  banner: (
    <Headline level={3} variant="banner">
      Begin with one group
    </Headline>
  ),
  title: (
    <Headline level={3} variant="title">
      No good end, no bad end
    </Headline>
  ),
  subtitle: <Headline level={3}>You choose a role</Headline>,
};
