import { afterEach, expect } from 'vitest';
import { page } from 'vitest/browser';

/**
 * Every story's last state is a picture, compared to the pixel. The window grows to the story's whole
 * height first, since what lies below its edge would not be painted.
 */
afterEach(async ({ task }) => {
  const { storyId } = task.meta as { storyId?: string };
  if (storyId === undefined || task.result?.state === 'fail') return;
  if (document.activeElement instanceof HTMLElement) document.activeElement.blur();
  const { scrollHeight } = document.documentElement;
  if (scrollHeight > window.innerHeight) await page.viewport(window.innerWidth, scrollHeight);
  await document.fonts.ready;
  await expect(page.elementLocator(document.documentElement)).toMatchScreenshot(storyId);
});
