import type { Decorator } from '@storybook/react-vite';
import { createPortal } from 'react-dom';
import { styled } from 'styled-components';
import { GlobalStyle } from '../packages/ui/src/tokens/GlobalStyle.tsx';
import { ThemeRoot } from '../packages/ui/src/tokens/ThemeRoot.tsx';
import { THEME_NAMES, type ThemeName } from '../packages/ui/src/tokens/themes/themes.ts';
import type { Scheme } from '../packages/ui/src/tokens/tiers.ts';
import { typography, vars } from '../packages/ui/src/tokens/vars.ts';

const Pad = styled.div`
  padding: ${vars.space[6]};
`;

const AllThemes = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(min(24rem, 100%), 1fr));
`;

const ThemeLabel = styled.p`
  ${typography('overline')}
  padding: ${vars.space[4]} ${vars.space[6]} 0;
  color: ${vars.color.textMuted};
`;

function tierOf(theme: ThemeName) {
  return theme === 'house' ? {} : { tier: theme };
}

/** Shows a story in the theme of the toolbar, or in every theme side by side. */
export const withTheme: Decorator = (Story, { globals, viewMode }) => {
  const theme = globals['tier'] as ThemeName | 'all';
  const scheme = globals['scheme'] as Scheme;

  const themed = (name: ThemeName) => (
    <ThemeRoot key={name} {...tierOf(name)} scheme={scheme}>
      <ThemeLabel>{name}</ThemeLabel>
      <Pad>
        <Story />
      </Pad>
    </ThemeRoot>
  );

  if (theme === 'all') {
    const [first, ...others] = THEME_NAMES;
    return (
      <>
        <GlobalStyle />
        {themed(first)}
        {/* Outside the story's root, so that its play function finds one of everything. */}
        {createPortal(<AllThemes>{others.map(themed)}</AllThemes>, document.body)}
      </>
    );
  }
  return (
    <>
      <GlobalStyle />
      <ThemeRoot {...tierOf(theme)} scheme={scheme} page={viewMode === 'story'}>
        <Story />
      </ThemeRoot>
    </>
  );
};

/** Lets the toolbar choose the layout of stories that take one. */
export const withLayout: Decorator = (Story, { args, globals }) => {
  const layout: unknown = globals['layout'];
  const takesIt = layout !== 'story' && 'layout' in args;
  return <Story args={takesIt ? { ...args, layout } : args} />;
};
