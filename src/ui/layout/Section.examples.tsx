import { Section } from "./Section.tsx";

export const examples = {
  plain: <Section spacing="py-6">Plain</Section>,
  mist: (
    <Section tone="mist" spacing="py-6">
      Mist
    </Section>
  ),
  deep: (
    <Section tone="deep" spacing="py-6">
      Deep
    </Section>
  ),
};
