import { relative } from 'node:path';
import type { BrowserCommand, BrowserCommandContext } from 'vitest/node';
import { recordDrawing } from '../scripts/visual/drawings.mjs';
import { readEntries } from '../scripts/visual/ledger.mjs';

/** A story that stands ready to be drawn, as the page knows it. */
export interface ReadyStory {
  readonly id: string;
  readonly name: string;
  readonly tiers: string[];
  readonly schemes: string[];
  readonly layout: string;
  /** What to draw, in pixels of the window; `null` for the whole document, which reaches beyond it. */
  readonly clip: {
    readonly x: number;
    readonly y: number;
    readonly width: number;
    readonly height: number;
  } | null;
}

interface Places {
  /** Where drawings go. */
  readonly folder: string;
  /** The tree whose ledger stories are compared with; without one, every picture is kept. */
  readonly ledger: string | undefined;
}

/** A command for the page: draws the story that it shows, and notes size and hash for those who started the run. */
export function drawingInto({
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
        takePicture: () => takePicture(context, clip),
      },
    );
  };
}

/**
 * A clip of the page is taken past Playwright, since Chromium then packs the PNG in a fifth of the time, which
 * pays for reading its pixels. What Playwright prepares for a picture, the page has done itself.
 */
async function takePicture(
  { page, context, iframe }: BrowserCommandContext,
  clip: ReadyStory['clip'],
) {
  // Nothing has the focus, so there is no caret to hide. Hiding it would style the whole page anew, twice.
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
