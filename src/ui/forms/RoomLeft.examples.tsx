import { RoomLeft } from "./RoomLeft.tsx";

export const examples = {
  near: <RoomLeft text="Characters left: 37" />,
  exceeded: <RoomLeft text="Characters over the limit: 5" isExceeded />,
};
