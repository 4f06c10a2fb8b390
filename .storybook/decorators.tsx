import type { Decorator } from '@storybook/react-vite';
import { type ReactNode, useLayoutEffect } from 'react';
import { createPortal } from 'react-dom';
import { I18nProvider } from '../packages/ui/src/i18n/I18nProvider.tsx';
import { type Direction, type Locale, messagesOf } from '../packages/ui/src/i18n/locales.ts';
import { type SchemeChoice, schemesOf } from '../packages/ui/src/stories/allTiers.tsx';
import type { Overview } from '../packages/ui/src/stories/overview.ts';
import { ThemedCell, ThemedCells } from '../packages/ui/src/stories/ThemedCell.tsx';
import { GlobalStyle } from '../packages/ui/src/tokens/GlobalStyle.tsx';
import { ThemeRoot } from '../packages/ui/src/tokens/ThemeRoot.tsx';
import { THEME_NAMES, type ThemeName } from '../packages/ui/src/tokens/themes/themes.ts';
import { TIERS } from '../packages/ui/src/tokens/tiers.ts';
import { windowBesideOthers } from './windows.ts';

/**
 * Shows a story in the theme of the toolbar, or in every one that was asked for, side by side. A story that
 * fills the window gets a window of its own in each.
 */
export const withTheme: Decorator = (Story, context) => {
  const { args, globals, parameters, viewMode } = context;
  const overview = parameters['overview'] as Overview | undefined;
  const theme = globals['tier'] as ThemeName | 'all';
  const schemes = schemesOf(globals['scheme'] as SchemeChoice);
  const themes = theme === 'all' ? (overview ? TIERS : THEME_NAMES) : [theme];
  const [first, ...others] = themes.flatMap((name) =>
    schemes.map((scheme) => ({ theme: name, scheme })),
  );
  if (!first) return <Story />;
  if (others.length === 0 || parameters['themes'] === 'own') {
    const tier = first.theme === 'house' ? {} : { tier: first.theme };
    return (
      <>
        <GlobalStyle />
        <ThemeRoot {...tier} scheme={first.scheme} page={viewMode === 'story'}>
          <Story />
        </ThemeRoot>
      </>
    );
  }
  const argsIn = (name: ThemeName) =>
    overview && name !== 'house' ? { ...args, ...overview.argsOf(name) } : args;
  const window = windowBesideOthers(context, others.length);
  const cell = ({ theme, scheme }: typeof first) => (
    <ThemedCell key={`${theme} ${scheme}`} theme={theme} scheme={scheme} window={window}>
      <Story args={argsIn(theme)} globals={{ ...globals, tier: theme, scheme }} />
    </ThemedCell>
  );
  if (overview) {
    return (
      <>
        <GlobalStyle />
        <ThemeRoot scheme={first.scheme} page>
          <ThemedCells $window={window}>{[first, ...others].map(cell)}</ThemedCells>
        </ThemeRoot>
      </>
    );
  }
  return (
    <>
      <GlobalStyle />
      <ThemedCells $window={window}>{cell(first)}</ThemedCells>
      {/* Outside the story's root, so that its play function finds one of everything. */}
      {createPortal(<ThemedCells $window={window}>{others.map(cell)}</ThemedCells>, document.body)}
    </>
  );
};

/** Lets the toolbar choose the layout of stories that take one. */
export const withLayout: Decorator = (Story, { args, globals }) => {
  const layout: unknown = globals['layout'];
  const takesIt = layout !== 'story' && 'layout' in args;
  return <Story args={takesIt ? { ...args, layout } : args} />;
};

/** Words and direction of the toolbar; times as the casino's clocks show them. */
export const withWords: Decorator = (Story, { globals }) => (
  <DirectedPage direction={globals['direction'] as Direction}>
    <I18nProvider messages={messagesOf(globals['locale'] as Locale)} timeZone="Europe/London">
      <Story />
    </I18nProvider>
  </DirectedPage>
);

interface DirectedPageProps {
  readonly direction: Direction;
  readonly children: ReactNode;
}

/** The direction belongs to the document: dialogs and toasts stand outside the story's root. */
function DirectedPage({ direction, children }: DirectedPageProps) {
  useLayoutEffect(() => {
    document.documentElement.dir = direction;
  }, [direction]);
  return children;
}
