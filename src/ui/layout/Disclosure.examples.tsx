import { Disclosure } from "./Disclosure.tsx";

export const examples = {
  "one open, one closed": (
    <>
      <Disclosure title="Who answers?" level={3} open>
        The people you invite.
      </Disclosure>
      <Disclosure title="Who sees the answers?" level={3}>
        You, without names.
      </Disclosure>
    </>
  ),
};
