import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { LINK_KEYS } from '../../stories/pages/pageParameters.ts';
import { hasNo, links, plays } from '../../stories/steps.ts';
import { desktopView } from '../../stories/views.ts';
import { SlotsHeader } from './SlotsHeader.tsx';

const meta = {
  title: 'Shell/SlotsHeader',
  component: SlotsHeader,
  parameters: { layout: 'fullscreen', keyboard: LINK_KEYS },
  globals: desktopView,
} satisfies Meta<typeof SlotsHeader>;

export default meta;
type Story = StoryObj<typeof meta>;

/** §2 on the club's own page, the title is the heading. */
export const OnItsPage: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1, name: 'Slots Club' })).toBeVisible();
  },
};

/** §2 on a page below it, the title is a link back and not a heading. */
export const BelowItsPage: Story = {
  args: { slotsHref: '/slots' },
  globals: { tier: 'king-of-hearts', scheme: 'light' },
  play: plays(links('Slots Club', '/slots'), hasNo('heading')),
};
