import type { Decorator } from '@storybook/react-vite';
import { type ReactNode, useLayoutEffect } from 'react';
import { createPortal } from 'react-dom';
import { I18nProvider } from '../packages/ui/src/i18n/I18nProvider.tsx';
import type { Direction } from '../packages/ui/src/i18n/locales.ts';
import { FittedWindow } from '../packages/ui/src/stories/FittedWindow.tsx';
import type { ByTier } from '../packages/ui/src/stories/modes/byTier.ts';
import { OneGrid, ThemedCell, ThemedCells } from '../packages/ui/src/stories/ThemedCell.tsx';
import { GlobalStyle } from '../packages/ui/src/tokens/GlobalStyle.tsx';
import { ThemeRoot } from '../packages/ui/src/tokens/ThemeRoot.tsx';
import { THEME_NAMES, type ThemeName } from '../packages/ui/src/tokens/themes/themes.ts';
import { SCHEMES, type Scheme, TIERS } from '../packages/ui/src/tokens/tiers.ts';
import { vars } from '../packages/ui/src/tokens/vars.ts';
import { chosenLayout, layoutNamed, windowBesideOthers, windowInDocs } from './windows.ts';
import type { Words } from './words.ts';

/**
 * Renders a story in the toolbar's theme, or side by side in several themes. Beside others and on a docs page, a
 * story that fills the window gets a window of its own.
 */
export const withTheme: Decorator = (Story, context) => {
  const { globals, parameters, viewMode, playFunction } = context;
  const inDocs = viewMode === 'docs';
  const isScreen = parameters['layout'] === 'fullscreen';
  const hasTiers = parameters['everyTier'] !== undefined || isScreen;
  const [first, ...others] = cellsOf(globals, hasTiers ? TIERS : THEME_NAMES);
  if (!first) return <Story />;
  if (others.length === 0 || parameters['themes'] === 'own') {
    return (
      <Page {...first} inDocs={inDocs}>
        <FittedWindow window={inDocs ? windowInDocs(context) : undefined}>
          <Story args={argsIn(first.theme, context)} />
        </FittedWindow>
      </Page>
    );
  }
  const window = windowBesideOthers(context, others.length);
  const cell = ({ theme, scheme }: Cell) => (
    <ThemedCell key={`${theme} ${scheme}`} theme={theme} scheme={scheme} window={window}>
      <Story
        args={argsIn(theme, context)}
        globals={{ ...globals, tier: theme, scheme, isBesideOthers: true }}
      />
    </ThemedCell>
  );
  if (!playFunction || inDocs) {
    return (
      <Page {...first} {...((isScreen || inDocs) && { theme: 'house' })} inDocs={inDocs}>
        <ThemedCells $window={window}>{[first, ...others].map(cell)}</ThemedCells>
      </Page>
    );
  }
  return (
    <>
      <GlobalStyle />
      <OneGrid $window={window} />
      <ThemedCells $window={window}>{cell(first)}</ThemedCells>
      {/* Outside the story's root, so that its play function finds each element once. */}
      {createPortal(<ThemedCells $window={window}>{others.map(cell)}</ThemedCells>, document.body)}
    </>
  );
};

/** The evening on which the stories play. */
const DAYS = { today: '2026-11-21', tomorrow: '2026-11-22' };

/** Gives a story the toolbar's text size, as a browser's setting would. A docs page keeps its own. */
export const withTextSize: Decorator = (Story, { globals, viewMode }) => {
  const large = viewMode !== 'docs' && globals['textSize'] === 'large';
  useLayoutEffect(() => {
    if (!large) return;
    const { style } = document.documentElement;
    style.fontSize = '200%';
    return () => {
      style.fontSize = '';
    };
  }, [large]);
  return <Story />;
};

type Context = Parameters<Decorator>[1];
type Globals = Context['globals'];

/** A choice of the toolbar: one scheme, or both side by side. */
const schemesOf = (choice: Scheme | 'both') => (choice === 'both' ? SCHEMES : [choice]);

/** The arguments of a story in a tier that the reader or a mode chose. Those that the story sets itself stay. */
function argsIn(
  theme: ThemeName,
  { args, globals, moduleExport, parameters, storyGlobals }: Context,
) {
  const everyTier = parameters['everyTier'] as ByTier | undefined;
  const isChosen = globals['tier'] === 'all' || !('tier' in storyGlobals || theme === TIERS[0]);
  if (!everyTier || !isChosen || theme === 'house') return args;
  const own: object = moduleExport?.args ?? {};
  const byTier = Object.entries(everyTier(theme)).filter(([name]) => !(name in own));
  return { ...args, ...Object.fromEntries(byTier) };
}

interface Cell {
  readonly theme: ThemeName;
  readonly scheme: Scheme;
}

/** The themes and schemes of the toolbar or of a story. `every` are the themes of "All tiers". */
function cellsOf(globals: Globals, every: readonly ThemeName[]): readonly Cell[] {
  const theme = globals['tier'] as ThemeName | 'all';
  const schemes = schemesOf(globals['scheme'] as Scheme | 'both');
  return (theme === 'all' ? every : [theme]).flatMap((name) =>
    schemes.map((scheme) => ({ theme: name, scheme })),
  );
}

interface PageProps extends Cell {
  readonly inDocs: boolean;
  readonly children: ReactNode;
}

/** Themes the whole document. On a docs page, it themes the story only. */
function Page({ theme, scheme, inDocs, children }: PageProps) {
  return (
    <>
      <GlobalStyle />
      <ThemeRoot {...(theme !== 'house' && { tier: theme })} scheme={scheme} page={!inDocs}>
        {inDocs ? <div style={{ padding: vars.space[6] }}>{children}</div> : children}
      </ThemeRoot>
    </>
  );
}

/** Applies the layout or the viewport of the toolbar to stories that have a `layout` argument. */
export const withLayout: Decorator = (Story, context) => {
  const { args, globals, parameters } = context;
  const layout =
    globals['layout'] === 'story' ? chosenLayout(context) : layoutNamed(globals['layout']);
  // The shell around a screen has a layout, even if the screen has none.
  const takesIt =
    layout !== undefined && ('layout' in args || parameters['layout'] === 'fullscreen');
  return <Story args={takesIt ? { ...args, layout } : args} />;
};

/** Applies the toolbar's language and direction, which `loadWords` loads. Times are in the casino's time zone. */
export const withWords: Decorator = (Story, { loaded }) => {
  const { tag, direction, messages, styles } = loaded['words'] as Words;
  return (
    <WrittenPage direction={direction} language={tag}>
      {styles.map((css) => (
        <style key={css}>{css}</style>
      ))}
      <I18nProvider messages={messages} locale={tag} timeZone="Europe/London" days={DAYS}>
        <Story />
      </I18nProvider>
    </WrittenPage>
  );
};

interface WrittenPageProps {
  readonly direction: Direction;
  readonly language: string;
  readonly children: ReactNode;
}

/** Sets direction and language on the document, because dialogs and toasts are outside the story's root. */
function WrittenPage({ direction, language, children }: WrittenPageProps) {
  useLayoutEffect(() => {
    document.documentElement.dir = direction;
    document.documentElement.lang = language;
  }, [direction, language]);
  return children;
}
