import { LostDot } from "./LostDot.tsx";

export const examples = { lost: <LostDot description="A ring looks for its dot." /> };
