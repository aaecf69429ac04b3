import { MeetingTable } from "./MeetingTable.tsx";

export const examples = {
  uneven: (
    <MeetingTable
      seats={[
        { guess: 20, counted: 60 },
        { guess: 30, counted: 40 },
        { guess: 20, counted: 0 },
      ]}
      description="Three people: 60, 40 and 0 percent of the talking."
    />
  ),
  even: (
    <MeetingTable
      seats={Array.from({ length: 10 }, () => ({ guess: 10, counted: 10 }))}
      description="Ten people with a tenth each, as they guessed."
    />
  ),
};
