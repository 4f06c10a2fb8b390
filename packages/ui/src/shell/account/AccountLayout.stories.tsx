import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Text } from '../../primitives/Text/Text.tsx';
import { LINK_KEYS } from '../../stories/pages/pageParameters.ts';
import { withoutNavigation } from '../../stories/storyFrames.tsx';
import { desktopView, mobileView } from '../../stories/views.ts';
import { HELP_HREF } from '../shell.fixtures.ts';
import { AccountLayout } from './AccountLayout.tsx';
import { LanguageCorner } from './LanguageCorner.tsx';

const meta = {
  title: 'Shell/AccountLayout',
  component: AccountLayout,
  decorators: [withoutNavigation],
  parameters: { layout: 'fullscreen', keyboard: LINK_KEYS },
  globals: { tier: 'house', ...mobileView },
  args: {
    helpHref: HELP_HREF,
    layout: 'mobile',
    children: (
      <Text as="h1" variant="title">
        A page before membership
      </Text>
    ),
  },
} satisfies Meta<typeof AccountLayout>;

export default meta;
type Story = StoryObj<typeof meta>;

/** The artwork has the free height of a short page. */
export const Band: Story = {
  play: async ({ canvas }) => {
    const main = canvas.getByRole('main').getBoundingClientRect();
    await expect(main.height).toBeLessThan(200);
    await expect(main.top).toBeGreaterThan(window.innerHeight / 3);
  },
};
export const Full: Story = { args: { hero: 'full' } };
export const Desktop: Story = { args: { layout: 'desktop' }, globals: desktopView };
/** A visitor chooses the language below the name of the app. */
export const Language: Story = {
  args: { corner: <LanguageCorner language="en-GB" onLanguage={() => {}} /> },
};
export const LanguageFull: Story = { args: { ...Language.args, hero: 'full' } };
export const LanguageDesktop: Story = {
  args: { ...Language.args, layout: 'desktop' },
  globals: desktopView,
};
/** The wording of the content service replaces the default. */
export const OtherHelp: Story = {
  args: {
    saferGambling: {
      ageMark: '18+',
      title: 'Take a break',
      text: 'Ask us about limits.',
      helplineName: 'A helpline',
      helplineNumber: '0800 000 000',
      helplineNote: 'Free to call',
      selfExclusion: 'Ask reception about self-exclusion.',
    },
  },
};
