import { ErrorSummary } from "./ErrorSummary.tsx";

export const examples = {
  summary: (
    <ErrorSummary title="Your message has not been sent yet">
      <li>
        <a href="#gallery" className="underline">
          Enter your name.
        </a>
      </li>
    </ErrorSummary>
  ),
};
