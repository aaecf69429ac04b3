import { NearbyDots } from "./NearbyDots.tsx";

export const examples = {
  nearby: <NearbyDots description="A ring with four dots within reach." />,
};
