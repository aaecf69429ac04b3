import { MeetingMarks } from "./MeetingMarks.tsx";

export const examples = { marks: <MeetingMarks className="h-24" /> };
