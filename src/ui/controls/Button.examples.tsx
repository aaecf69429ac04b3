import { Spinner } from "../forms/Spinner.tsx";
import { Button, ButtonLink } from "./Button.tsx";

export const examples = {
  primary: <Button>Send message</Button>,
  secondary: <Button variant="secondary">Try again</Button>,
  small: <Button size="small">Register</Button>,
  compact: (
    <div className="w-44">
      <Button size="compact">Arrange a conversation with us</Button>
    </div>
  ),
  loading: (
    <Button aria-disabled>
      <Spinner />
      Sending
    </Button>
  ),
  disabled: <Button disabled>Send message</Button>,
  link: <ButtonLink href="#gallery">See plans and pricing</ButtonLink>,
};
