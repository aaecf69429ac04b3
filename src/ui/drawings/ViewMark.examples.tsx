import { ViewMark } from "./ViewMark.tsx";

export const examples = { self: <ViewMark view="self" />, others: <ViewMark view="others" /> };
