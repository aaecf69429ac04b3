/** Width and height of the pictures of shared links in pixels, as social networks ask for them. */
export const pictureSize = { width: 1200, height: 630 };
