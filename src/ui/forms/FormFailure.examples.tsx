import { Button } from "../controls/Button.tsx";
import { FormFailure } from "./FormFailure.tsx";

export const examples = {
  failure: (
    <FormFailure
      message="The form could not be sent."
      preserved="Everything you typed is still here."
      direct={{ direct: "Or reach us directly:", phone: "+46 8 123", email: "hello@idi.example" }}
    >
      <Button>Try again</Button>
    </FormFailure>
  ),
};
