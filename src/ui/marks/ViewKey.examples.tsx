import { ViewKey } from "./ViewKey.tsx";

export const examples = { key: <ViewKey self="How you see yourself" others="How they see you" /> };
