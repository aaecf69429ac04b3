import { Section } from "./Section.tsx";

export const examples = {
  plain: <Section padding="py-6">Plain</Section>,
  mist: (
    <Section tone="mist" padding="py-6">
      Mist
    </Section>
  ),
  deep: (
    <Section tone="deep" padding="py-6">
      Deep
    </Section>
  ),
};
