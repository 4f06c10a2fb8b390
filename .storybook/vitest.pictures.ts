import { afterEach, expect } from 'vitest';
import { page } from 'vitest/browser';

/**
 * Compares every story's last state with its picture, to the pixel. The window grows to the story's whole
 * height first, because Chromium paints nothing below its edge.
 */
afterEach(async ({ task }) => {
  const { storyId } = task.meta as { storyId?: string };
  if (storyId === undefined || task.result?.state === 'fail') return;
  if (document.activeElement instanceof HTMLElement) document.activeElement.blur();
  const root = document.documentElement;
  if (root.scrollHeight > window.innerHeight) {
    await page.viewport(window.innerWidth, root.scrollHeight);
  }
  await document.fonts.ready;
  const { width, height } = root.getBoundingClientRect();
  // A clip of the page costs half as much as an element. It cannot reach beyond the window, and a height
  // with a fraction does: its picture has one more row than the window.
  await (height <= window.innerHeight
    ? expect(page).toMatchScreenshot(storyId, {
        screenshotOptions: { clip: { x: 0, y: 0, width, height } },
      })
    : expect(page.elementLocator(root)).toMatchScreenshot(storyId));
});
