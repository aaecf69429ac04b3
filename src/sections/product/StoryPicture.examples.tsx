import { StoryPicture } from "./StoryPicture.tsx";

export const examples = {
  map: (
    <StoryPicture part="map" gap="the blind spot" description="A ring and five empty circles." />
  ),
  describe: (
    <StoryPicture part="describe" gap="the blind spot" description="A ring far below its dots." />
  ),
  develop: (
    <StoryPicture
      part="develop"
      gap="the blind spot"
      description="Ring and dot meet in six steps."
    />
  ),
};
