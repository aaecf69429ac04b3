import { Button } from "../controls/Button.tsx";
import { FormFailure } from "./FormFailure.tsx";

export const examples = {
  failure: (
    <FormFailure message="The form could not be sent." kept="Everything you typed is still here.">
      <Button variant="secondary" size="small">
        Try again
      </Button>
    </FormFailure>
  ),
};
