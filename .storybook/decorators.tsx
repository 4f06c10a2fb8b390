import type { Decorator } from '@storybook/react-vite';
import { type ReactNode, useLayoutEffect } from 'react';
import { createPortal } from 'react-dom';
import { I18nProvider } from '../packages/ui/src/i18n/I18nProvider.tsx';
import type { Direction } from '../packages/ui/src/i18n/locales.ts';
import { type SchemeChoice, schemesOf } from '../packages/ui/src/stories/allTiers.tsx';
import { FittedWindow } from '../packages/ui/src/stories/FittedWindow.tsx';
import type { Overview } from '../packages/ui/src/stories/overview.ts';
import { ThemedCell, ThemedCells } from '../packages/ui/src/stories/ThemedCell.tsx';
import { GlobalStyle } from '../packages/ui/src/tokens/GlobalStyle.tsx';
import { ThemeRoot } from '../packages/ui/src/tokens/ThemeRoot.tsx';
import { THEME_NAMES, type ThemeName } from '../packages/ui/src/tokens/themes/themes.ts';
import { type Scheme, TIERS } from '../packages/ui/src/tokens/tiers.ts';
import { vars } from '../packages/ui/src/tokens/vars.ts';
import { chosenLayout, windowBesideOthers, windowInDocs } from './windows.ts';
import type { Words } from './words.ts';

/**
 * Renders a story in the toolbar's theme, or side by side in several themes. Beside others and on a docs page, a
 * story that fills the window gets a window of its own.
 */
export const withTheme: Decorator = (Story, context) => {
  const { args, globals, parameters, viewMode } = context;
  const inDocs = viewMode === 'docs';
  const overview = parameters['overview'] as Overview | undefined;
  const [first, ...others] = cellsOf(globals, overview ? TIERS : THEME_NAMES);
  if (!first) return <Story />;
  if (others.length === 0 || parameters['themes'] === 'own') {
    return (
      <Page {...first} inDocs={inDocs}>
        <FittedWindow window={inDocs ? windowInDocs(context) : undefined}>
          <Story />
        </FittedWindow>
      </Page>
    );
  }
  const window = windowBesideOthers(context, others.length);
  const argsIn = (theme: ThemeName) =>
    overview && theme !== 'house' ? { ...args, ...overview.argsOf(theme) } : args;
  const cell = ({ theme, scheme }: Cell) => (
    <ThemedCell key={`${theme} ${scheme}`} theme={theme} scheme={scheme} window={window}>
      <Story args={argsIn(theme)} globals={{ ...globals, tier: theme, scheme }} />
    </ThemedCell>
  );
  if (overview || inDocs) {
    return (
      <Page theme="house" scheme={first.scheme} inDocs={inDocs}>
        <ThemedCells $window={window}>{[first, ...others].map(cell)}</ThemedCells>
      </Page>
    );
  }
  return (
    <>
      <GlobalStyle />
      <ThemedCells $window={window}>{cell(first)}</ThemedCells>
      {/* Outside the story's root, so that its play function finds each element once. */}
      {createPortal(<ThemedCells $window={window}>{others.map(cell)}</ThemedCells>, document.body)}
    </>
  );
};

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

type Globals = Parameters<Decorator>[1]['globals'];

interface Cell {
  readonly theme: ThemeName;
  readonly scheme: Scheme;
}

/** The themes and schemes of the toolbar or of a story. `every` are the themes of "All tiers". */
function cellsOf(globals: Globals, every: readonly ThemeName[]): readonly Cell[] {
  const theme = globals['tier'] as ThemeName | 'all';
  const schemes = schemesOf(globals['scheme'] as SchemeChoice);
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
  const { args, globals } = context;
  const layout = globals['layout'] === 'story' ? chosenLayout(context) : globals['layout'];
  const takesIt = layout !== undefined && 'layout' in args;
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
      <I18nProvider messages={messages} locale={tag} timeZone="Europe/London">
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
