import { relative } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import type { BrowserCommand, BrowserCommandContext } from 'vitest/node';
import { markStopped, recordDrawing } from '../scripts/visual/drawings.mjs';
import { readEntries } from '../scripts/visual/ledger.mjs';

/** A story that is ready to be drawn, as the page describes it. */
export interface ReadyStory {
  readonly id: string;
  readonly name: string;
  /** The area to draw, in pixels of the window. `null` draws the whole document, which is larger than the window. */
  readonly clip: {
    readonly x: number;
    readonly y: number;
    readonly width: number;
    readonly height: number;
  } | null;
}

interface Places {
  /** The folder for the drawings. */
  readonly folder: string;
  /** The tree whose ledger the stories are compared with. Without it, every picture is saved. */
  readonly ledger: string | undefined;
}

/**
 * The time limit for a picture, which usually takes less than a second. Chromium 156 sometimes stops drawing a tab for
 * good. The run then ends, because each story of that tab would wait, and `npm test` starts it again in a new browser.
 */
const PICTURE_MS = 15_000;

/** Returns a browser command that draws the current story and records its size and hash. */
export function createDrawStory({
  folder,
  ledger,
}: Places): BrowserCommand<[story: ReadyStory], Promise<void>> {
  return async (context, { clip, ...story }) => {
    const { testPath, project } = context;
    const storyFile = relative(project.vitest.config.root, testPath ?? '').replaceAll('\\', '/');
    await recordDrawing(
      { ...story, storyFile },
      {
        folder,
        entry: ledger === undefined ? undefined : readEntries(ledger, storyFile).get(story.id),
        takePicture: async () => {
          const picture = await Promise.race([
            takePicture(context, clip),
            setTimeout(PICTURE_MS, null, { ref: false }),
          ]);
          if (picture) return picture;
          markStopped(folder);
          // The end of the run waits for this test.
          void project.vitest.cancelCurrentRun('test-failure');
          throw new Error(`The browser gives no picture within ${PICTURE_MS / 1_000} s.`);
        },
      },
    );
  };
}

/**
 * A clip is captured through the DevTools protocol, because `optimizeForSpeed` encodes the PNG in a fifth of the
 * time. The page itself does the preparation that Playwright would do.
 */
async function takePicture(
  { page, context, iframe }: BrowserCommandContext,
  clip: ReadyStory['clip'],
) {
  // No element has the focus, so there is no caret. Hiding it would recalculate the page's styles twice.
  if (!clip) return iframe.locator('html').screenshot({ animations: 'disabled', caret: 'initial' });
  const session = sessions.get(page) ?? context.newCDPSession(page);
  sessions.set(page, session);
  const { data } = await (await session).send('Page.captureScreenshot', {
    format: 'png',
    optimizeForSpeed: true,
    clip: { ...clip, scale: 1 },
  });
  return Buffer.from(data, 'base64');
}

const sessions = new WeakMap<
  object,
  ReturnType<BrowserCommandContext['context']['newCDPSession']>
>();
