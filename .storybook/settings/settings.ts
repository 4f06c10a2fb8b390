import type { Layout } from '../../packages/ui/src/tokens/layouts.ts';
import type { TestedStory } from '../testedStory.ts';
import { faintTexts, movingBoxes, shownByHover, transparentBoxes } from './appearance.ts';
import { textsOverDrawings } from './drawings.ts';
import { coveredByBackplates, lostInForcedColors } from './forcedColors.ts';
import { coveredByKeyboard } from './keyboard.ts';
import type { Shown } from './page.ts';
import { brokenWords, overflowing, overlappingTexts } from './reflow.ts';
import { coveredByBar, overlappingTargets, smallTargets, zoomingFields } from './targets.ts';

/** Returns the faults of a page, one sentence each. */
export type Check = (shown: Shown) => readonly string[];

/** A combination of device settings. */
export interface Setting {
  /** The name of the setting in messages. */
  readonly name: string;
  readonly checks: readonly Check[];
  /** The window, in CSS pixels. The default is the window of the layout. */
  readonly window?: { readonly width: number; readonly height: number };
  /** A style sheet of the member's. */
  readonly css?: string;
  /** Media features by name. */
  readonly media?: Readonly<Record<string, string>>;
  /** Whether the setting applies only to pages with a field. */
  readonly withFields?: true;
}

const REFLOW: readonly Check[] = [
  overflowing,
  brokenWords,
  overlappingTexts,
  textsOverDrawings,
  overlappingTargets,
  coveredByBar,
];

/** The windows of the two layouts, in CSS pixels. */
export const WINDOWS = {
  mobile: { width: 390, height: 844 },
  desktop: { width: 1280, height: 800 },
} as const satisfies Record<Layout, object>;

/** The height of an iPhone's keyboard with its toolbar, in CSS pixels. */
const KEYBOARD = 336;

/** WCAG 2.2, 1.4.12. */
const TEXT_SPACING = `
  * { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important; }
  p { margin-block-end: 2em !important; }`;

const SPACED = 'with text spacing';

/** WCAG 2.2, 1.4.4: the text size of a browser or device that the page follows. */
const LARGE_TEXT = 'html { font-size: 200% !important; }';

const ANY_WINDOW: readonly Setting[] = [
  { name: 'with 200 % text', css: LARGE_TEXT, checks: REFLOW },
  { name: SPACED, css: TEXT_SPACING, checks: REFLOW },
  {
    name: 'in forced colours',
    media: { 'forced-colors': 'active' },
    checks: [lostInForcedColors, coveredByBackplates],
  },
  {
    name: 'with more contrast, less transparency and less motion',
    media: {
      'prefers-contrast': 'more',
      'prefers-reduced-transparency': 'reduce',
      'prefers-reduced-motion': 'reduce',
    },
    checks: [faintTexts, transparentBoxes, movingBoxes],
  },
];

/** The settings that each layout must pass. The order minimises resizing. */
const SETTINGS: Readonly<Record<Layout, readonly Setting[]>> = {
  mobile: [
    { name: 'as it is', checks: [...REFLOW, smallTargets(44), shownByHover, zoomingFields] },
    ...ANY_WINDOW,
    { name: '320 px wide', window: { width: 320, height: 568 }, checks: REFLOW },
    {
      name: 'above a keyboard',
      window: { width: 390, height: WINDOWS.mobile.height - KEYBOARD },
      checks: [coveredByKeyboard],
      withFields: true,
    },
  ],
  desktop: [
    { name: 'as it is', checks: [...REFLOW, smallTargets(24), shownByHover] },
    ...ANY_WINDOW,
    { name: '768 px wide', window: { width: 768, height: 800 }, checks: REFLOW },
  ],
};

/**
 * Returns the settings that a page must pass in a mode. In other languages than English, lengths of texts differ, but
 * colours, targets and movements do not; in the light scheme only colours do. Members never see the pseudo-locales, whose
 * words are longer than any language's: the one of Arabic letters must only stay inside its boxes.
 */
export function settingsOf(layout: Layout, { mode, globals }: TestedStory): readonly Setting[] {
  const settings = SETTINGS[layout];
  switch (globals['locale']) {
    case 'en-GB':
      return mode && globals['scheme'] === 'light'
        ? settings.filter(({ media }) => media !== undefined)
        : settings;
    case 'pseudo':
      return [];
    case 'pseudo-arabic':
      return settings
        .slice(0, 1)
        .map((setting) => ({ ...setting, checks: without(brokenWords, REFLOW) }));
    default:
      return settings
        .filter(({ name, checks }) => checks.includes(overflowing) && name !== SPACED)
        .map((setting) => ({ ...setting, checks: REFLOW }));
  }
}

function without(left: Check, checks: readonly Check[]): readonly Check[] {
  return checks.filter((check) => check !== left);
}
