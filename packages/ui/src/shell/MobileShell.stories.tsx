import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { Text } from '../primitives/Text/Text.tsx';
import { withoutNavigation } from '../stories/storyFrames.tsx';
import { mobileView } from '../stories/views.ts';
import { vars } from '../tokens/vars.ts';
import { MobileShell } from './MobileShell.tsx';
import { Page } from './Page.tsx';
import { HELP_HREF, mobileItems } from './shell.fixtures.ts';
import { SlotsReels } from './slots/SlotsReels.tsx';

const meta = {
  title: 'Shell/MobileShell',
  component: MobileShell,
  decorators: [withoutNavigation],
  parameters: {
    modes: { light: ['WithTitle', 'WithEmblem'] },
    layout: 'fullscreen',
    keyboard: [
      [
        'Tab',
        'First reaches the link that skips to the content, then the title bar, the page and the bottom bar.',
      ],
      ['Enter', 'Opens the focused link.'],
    ],
  },
  globals: mobileView,
  args: {
    helpHref: HELP_HREF,
    items: mobileItems('/'),
    title: 'My Exclusive Offers',
    children: (
      <Page style={{ paddingBlock: vars.space[10] }}>
        <Text>What the page holds.</Text>
      </Page>
    ),
  },
} satisfies Meta<typeof MobileShell>;

export default meta;
type Story = StoryObj<typeof meta>;

/** §2 labels of the bottom bar. */
export const WithTitle: Story = {
  play: async ({ canvas }) => {
    const bar = within(canvas.getByRole('navigation', { name: 'Main' }));
    const labels = bar.getAllByRole('link').map((link) => link.textContent);
    await expect(labels).toEqual(['Home', 'Offers', 'Restaurant', 'Events', 'More']);
    await expect(bar.getByRole('link', { name: 'Home' })).toHaveAttribute('aria-current', 'page');
  },
};
export const WithBack: Story = { args: { backHref: '/offers', items: mobileItems('/offers') } };

/** The emblem follows the title. */
export const WithEmblem: Story = {
  args: {
    title: 'Slots Club',
    backHref: '/more',
    items: mobileItems('/more'),
    emblem: <SlotsReels />,
  },
};

/** The bar shows only routes that exist, and looks right with two as well as with five. */
export const TwoPlaces: Story = { args: { items: mobileItems('/offers').slice(0, 2) } };
export const LongTitle: Story = {
  args: { backHref: '/', title: 'What’s On at The Gilded Lamp Casino and Supper Club' },
};
export const WithoutBar: Story = { args: { items: [] } };
