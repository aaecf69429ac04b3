import { Headline } from "./Headline.tsx";

export const examples = {
  hero: (
    <Headline level={3} look="hero">
      They only see *what you do*.
    </Headline>
  ),
  title: (
    <Headline level={3} look="title">
      No good end, no bad end
    </Headline>
  ),
  subtitle: (
    <Headline level={3} look="subtitle">
      You choose a role
    </Headline>
  ),
};
