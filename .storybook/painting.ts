/** The frame that Vitest loads stories in. */
const frame = window.frameElement as HTMLIFrameElement;

/**
 * Whether Chromium paints the story. Layout, styles and hit tests are the same without paint. Each frame of a painted
 * story draws the whole page again, because a tile is as large as the largest story.
 */
export function setPainting(paints: boolean): void {
  frame.style.visibility = paints ? 'visible' : 'hidden';
}
