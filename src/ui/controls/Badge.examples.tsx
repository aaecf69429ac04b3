import { Badge } from "./Badge.tsx";

export const examples = { badge: <Badge>Confidential</Badge> };
