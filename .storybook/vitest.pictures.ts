import { afterEach } from 'vitest';
import { commands, page } from 'vitest/browser';
import type { ReadyStory } from './drawStory.ts';
import { pictureId, testedStory } from './testedStory.ts';

declare module 'vitest/browser' {
  interface BrowserCommands {
    drawStory: (story: ReadyStory) => Promise<void>;
  }
}

/**
 * Draws every story's final state, except in the pseudo-locale: its test reads the texts, and the same screens are drawn
 * in English, in Chinese and from right to left. The comparison with the ledger happens after the run, because it may need a
 * drawing of an earlier commit. The window first grows to the story's full height, because Chromium paints nothing
 * below its edge.
 */
afterEach(async (context) => {
  const { task } = context;
  const tested = testedStory(context);
  if (!tested || tested.globals['locale'] === 'pseudo' || task.result?.state === 'fail') return;
  if (document.activeElement instanceof HTMLElement) document.activeElement.blur();
  // The faces of Chinese load with the characters on the page, and change its height.
  await document.fonts.ready;
  await motifsDrawn();
  const root = document.documentElement;
  // A part whose size follows the window's height, such as the wheel, grows with it.
  for (let growths = 0; growths < 3 && root.scrollHeight > window.innerHeight; growths++) {
    await page.viewport(window.innerWidth, root.scrollHeight);
  }
  await document.fonts.ready;
  for (const animation of document.getAnimations()) endOf(animation);
  const { width, height } = root.getBoundingClientRect();
  await commands.drawStory({
    id: pictureId(tested),
    name: task.name,
    // A clip of the page costs half as much as an element, but cannot exceed the window. A fractional height does
    // exceed it: its picture has one row more than the window.
    clip: height <= window.innerHeight ? { x: 0, y: 0, width, height } : null,
  });
});

const NO_MOTIF = 'svg[data-engraving]:empty';
const LONGEST_WAIT_MS = 2_000;

/**
 * Waits for the motifs of pictures: React draws a lazy component up to 300 ms after its code is there. It waits by timers,
 * because a tab that the browser has stopped drawing has no more frames.
 */
async function motifsDrawn(): Promise<void> {
  const end = performance.now() + LONGEST_WAIT_MS;
  while (document.querySelector(NO_MOTIF) && performance.now() < end)
    await new Promise((resolve) => setTimeout(resolve, 20));
}

/** Finishes an animation. An infinite animation is cancelled. */
function endOf(animation: Animation): void {
  if (animation.effect?.getComputedTiming().endTime === Number.POSITIVE_INFINITY)
    animation.cancel();
  else animation.finish();
}
