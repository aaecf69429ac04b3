import { Spinner } from "./Spinner.tsx";

export const examples = { spinner: <Spinner /> };
