import type { Direction, Locale } from '../../i18n/locales.ts';
import type { Layout } from '../../tokens/layouts.ts';
import type { Scheme, Tier } from '../../tokens/tiers.ts';
import type { ViewName } from '../views.ts';

/** A story, as the rules of modes see it. */
export interface ModeStory {
  /** The name of its export. */
  readonly name: string;
  /** The title in Storybook, such as `Screens/Home`. */
  readonly title: string;
  /** Whether its file has the stories of a whole screen: `HomeScreen.stories.tsx`. */
  readonly isScreen: boolean;
  /** Whether it is the first story of its file: the screen when it is ready. */
  readonly isFirst: boolean;
  /** Whether its file has the house theme, as before membership. It has no tier then. */
  readonly isHouse: boolean;
  /** Whether its file says what differs by tier: `parameters.everyTier`. */
  readonly hasTiers: boolean;
  /** Whether its screen has a file for each layout, because columns, order or parts differ. */
  readonly hasLayouts: boolean;
}

/** The globals of Storybook that a mode changes: the toolbar has the same. */
export interface ModeGlobals {
  readonly tier?: Tier | 'all';
  readonly scheme?: Scheme | 'both';
  readonly locale?: Locale;
  readonly direction?: Direction;
  readonly layout?: Layout;
  readonly textSize?: 'large';
  readonly viewport?: { readonly value: ViewName };
}

export interface Mode {
  readonly globals: ModeGlobals;
  /** The stories that have the mode. A file names further ones in `parameters.modes`. */
  readonly has?: (story: ModeStory) => boolean;
  /** Whether the first circle, `npm test`, runs the mode too, for the first story of each file. */
  readonly isFirstCircle?: true;
}

const isFirstOfScreen = (story: ModeStory) => story.isFirst && story.isScreen;
/** The till speaks English only. */
const isTranslated = ({ title }: ModeStory) => !/^Screens\/(?:Till|Splash)/.test(title);
const isWritten = ({ title }: ModeStory) => title !== 'Screens/Splash';

/** The states that replace the content of a page, and the longest content: each layout arranges them in its own way. */
const ARRANGED = /^(?:Loading|Empty|Failed|Offline|Unsaved|NotFound|LongWords)$/;

const onDesktop = { viewport: { value: 'desktop' } } as const;
const overview = { viewport: { value: 'overview' } } as const;
// Words are drawn in one theme, because a colour does not depend on a language.
const inOneTier = { tier: 'jack' } as const;

/**
 * All modes of stories, in the order of the docs. A story is a state; a mode shows it in another scheme, layout, language,
 * direction, tier or size. The rules choose pairs that can differ: docs/decisions/163.
 */
export const MODES = {
  desktop: {
    globals: onDesktop,
    has: (story) =>
      story.title.startsWith('Screens/') &&
      (story.isFirst || (story.hasLayouts && ARRANGED.test(story.name))),
    isFirstCircle: true,
  },
  light: {
    globals: { scheme: 'light' },
    has: (story) => isFirstOfScreen(story) && !story.isHouse,
  },
  'desktop-light': { globals: { ...onDesktop, scheme: 'light' } },
  widest: { globals: { viewport: { value: 'w1920' } } },
  'every-tier': {
    globals: { ...overview, layout: 'mobile', tier: 'all' },
    has: (story) => isFirstOfScreen(story) && !story.isHouse,
  },
  'all-tiers': {
    globals: { ...onDesktop, tier: 'all' },
    has: (story) => story.isFirst && story.hasTiers && !story.isScreen,
  },
  'both-schemes': {
    globals: { ...overview, layout: 'mobile', scheme: 'both' },
    has: (story) => isFirstOfScreen(story) && story.isHouse,
  },
  chinese: {
    globals: { ...inOneTier, locale: 'zh-Hans' },
    has: (story) => isFirstOfScreen(story) && isTranslated(story),
  },
  'right-to-left': {
    globals: { ...inOneTier, locale: 'pseudo-arabic' },
    has: (story) => isFirstOfScreen(story) && isWritten(story),
  },
  'desktop-right-to-left': { globals: { ...onDesktop, ...inOneTier, locale: 'pseudo-arabic' } },
  mirrored: { globals: { direction: 'rtl' } },
  pseudo: {
    globals: { ...inOneTier, locale: 'pseudo' },
    has: (story) => isFirstOfScreen(story) && isWritten(story),
  },
} as const satisfies Readonly<Record<string, Mode>>;

export type ModeName = keyof typeof MODES;

export const MODE_NAMES = Object.keys(MODES) as readonly ModeName[];

/** The part of `parameters` in which a story file names further stories of a mode, or leaves one out for all of them. */
export type ModeLists = Partial<Readonly<Record<ModeName | 'without', readonly string[]>>>;

/** The mode of a name. */
export const modeNamed = (name: ModeName): Mode => MODES[name];

/** Returns the modes of a story of this name. */
export function modesFor(story: ModeStory, lists: ModeLists = {}) {
  return MODE_NAMES.filter(
    (mode) =>
      !lists.without?.includes(mode) &&
      (lists[mode]?.includes(story.name) || modeNamed(mode).has?.(story)),
  );
}

/** Returns the address in Storybook of a picture, whose key is a story, with its mode after an @. */
export function addressOfPicture(key: string): string {
  const [story = '', wanted] = key.split('@');
  const mode = MODE_NAMES.find((name) => name === wanted);
  return mode ? `${story}&globals=${addressOfMode(mode)}` : story;
}

/** Returns a mode as the globals in an address of Storybook: `&globals=viewport.value:desktop;scheme:light`. */
export function addressOfMode(mode: ModeName): string {
  const { viewport, ...others } = modeNamed(mode).globals;
  return Object.entries({ ...(viewport && { 'viewport.value': viewport.value }), ...others })
    .map((entry) => entry.join(':'))
    .join(';');
}

/**
 * The modes as Chromatic takes them, for every story: it knows no rules. Those side by side and in the pseudo-locale are left
 * out, because it charges per picture.
 */
export const chromaticModes = Object.fromEntries(
  MODE_NAMES.flatMap((name) => {
    const { viewport, ...globals } = modeNamed(name).globals;
    const isDrawn =
      globals.tier !== 'all' && globals.scheme !== 'both' && globals.locale !== 'pseudo';
    return isDrawn ? [[name, { ...globals, ...(viewport && { viewport: viewport.value }) }]] : [];
  }),
);
