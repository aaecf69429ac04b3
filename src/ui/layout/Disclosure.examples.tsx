import { Disclosure } from "./Disclosure.tsx";

export const examples = {
  "one open, one closed": (
    <>
      <Disclosure title="Who answers?" open>
        The people you invite.
      </Disclosure>
      <Disclosure title="Who sees the answers?">You, without names.</Disclosure>
    </>
  ),
};
