import { ViewDistance } from "./ViewDistance.tsx";

export const examples = { distance: <ViewDistance /> };
