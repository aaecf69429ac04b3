import { Mark } from "./Mark.tsx";

export const examples = { self: <Mark view="self" />, others: <Mark view="others" /> };
