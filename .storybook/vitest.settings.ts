import { afterEach, expect } from 'vitest';
import { commands, page } from 'vitest/browser';
import { LAYOUT_SWITCH } from '../packages/ui/src/tokens/scale.ts';
import type { MediaFeature } from './emulateMedia.ts';
import { isCheckedInSettings } from './settings/circle.ts';
import { textsOverOwnDrawings } from './settings/drawings.ts';
import { EXCEPTIONS } from './settings/exceptions.ts';
import { readPage } from './settings/page.ts';
import { type Setting, settingsOf, WINDOWS } from './settings/settings.ts';
import { type TestedStory, testedStory } from './testedStory.ts';

declare module 'vitest/browser' {
  interface BrowserCommands {
    emulateMedia: (features: readonly MediaFeature[]) => Promise<void>;
  }
}

/** The default values of the media features that a setting may change. */
const USUAL_MEDIA = {
  'forced-colors': 'none',
  'prefers-contrast': 'no-preference',
  'prefers-reduced-transparency': 'no-preference',
  'prefers-reduced-motion': 'no-preference',
};

/** Checks every other story for text over drawings. */
afterEach((context) => {
  const story = testedStory(context);
  if (!story || context.task.result?.state === 'fail' || isOneScreen(story)) return;
  expect(textsOverOwnDrawings(), 'text over drawings').toEqual([]);
});

/**
 * Checks the final state of every screen's story with members' device settings. The page is already rendered, so
 * each setting costs only a new layout and a check.
 */
afterEach(async (context) => {
  const { task } = context;
  const story = testedStory(context);
  if (!story || task.result?.state === 'fail' || !isOneScreen(story)) return;
  if (!isCheckedInSettings(task)) return;
  const layout = window.innerWidth < LAYOUT_SWITCH ? 'mobile' : 'desktop';
  // A page in Chinese loads parts of a face by its characters.
  await document.fonts.ready;
  const faults: string[] = [];
  let media: Setting['media'];
  for (const setting of settingsOf(layout, story)) {
    const { width, height } = setting.window ?? WINDOWS[layout];
    if (setting.withFields && !document.querySelector('input, select, textarea')) continue;
    if (window.innerWidth !== width || window.innerHeight !== height)
      await page.viewport(width, height);
    if (setting.media !== media) await emulate(setting.media);
    media = setting.media;
    faults.push(...checkUnder(setting).map((fault) => `${setting.name}: ${fault}`));
  }
  if (media) await emulate(undefined);
  const excepted = EXCEPTIONS.filter((one) => one.story === story.id);
  const unexpected = faults.filter((fault) => !excepted.some((one) => one.fault.test(fault)));
  if (unexpected.length > 0)
    throw new Error([`on the ${layout} layout`, ...new Set(unexpected)].join('\n'));
});

/** Excludes overviews, which show several windows. */
function isOneScreen({ id, globals, parameters }: TestedStory): boolean {
  return (
    /^(?:screens|shell)-/.test(id) &&
    parameters['layout'] === 'fullscreen' &&
    globals['tier'] !== 'all' &&
    globals['scheme'] !== 'both'
  );
}

function checkUnder({ css, checks }: Setting): readonly string[] {
  const sheet = document.createElement('style');
  sheet.textContent = css ?? '';
  document.head.append(sheet);
  const shown = readPage();
  const faults = checks.flatMap((check) => check(shown));
  sheet.remove();
  return faults;
}

/** Sets media features until the next call. Without them, the page is as in all other tests. */
async function emulate(media: Setting['media']): Promise<void> {
  const { dataset } = document.documentElement;
  const features = media
    ? { ...USUAL_MEDIA, ...media, 'prefers-color-scheme': otherScheme(dataset['scheme']) }
    : USUAL_MEDIA;
  await commands.emulateMedia(Object.entries(features).map(([name, value]) => ({ name, value })));
  if (media) delete dataset['motion'];
  else dataset['motion'] = 'off';
}

/** The device's scheme is the opposite of the page's, so that forced colours differ most from it. */
function otherScheme(scheme: string | undefined): string {
  return scheme === 'dark' ? 'light' : 'dark';
}
