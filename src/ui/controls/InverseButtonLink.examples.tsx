import { InverseButtonLink } from "./InverseButtonLink.tsx";

export const examples = {
  primary: (
    <div className="rounded-card bg-deep p-4">
      <InverseButtonLink href="#gallery">Choose Growth</InverseButtonLink>
    </div>
  ),
  secondary: (
    <div className="rounded-card bg-deep p-4">
      <InverseButtonLink href="#gallery" isSecondary>
        See plans and pricing
      </InverseButtonLink>
    </div>
  ),
};
