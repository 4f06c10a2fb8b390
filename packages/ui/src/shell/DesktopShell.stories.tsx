import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { Text } from '../primitives/Text/Text.tsx';
import { withoutNavigation } from '../stories/storyFrames.tsx';
import { desktopView } from '../stories/views.ts';
import { vars } from '../tokens/vars.ts';
import { DesktopShell } from './DesktopShell.tsx';
import { Page } from './Page.tsx';
import { desktopItems, HELP_HREF, memberMenu } from './shell.fixtures.ts';

const logOut = fn();

const meta = {
  title: 'Shell/DesktopShell',
  component: DesktopShell,
  decorators: [withoutNavigation],
  parameters: {
    modes: { light: ['OnMyRewards'], mirrored: ['MemberMenu'] },
    layout: 'fullscreen',
    keyboard: [
      ['Tab', 'First reaches the link that skips to the content.'],
      ['Enter, Space', 'Opens or closes the menu of the focused button.'],
      ['Arrow up, Arrow down', 'Move through the entries of an open menu, and wrap around.'],
      ['Esc', 'Closes the menu. The focus returns to its button.'],
    ],
  },
  globals: desktopView,
  args: {
    helpHref: HELP_HREF,
    homeHref: '/',
    items: desktopItems('/'),
    memberMenu: {
      ...memberMenu(),
      items: memberMenu().items.map((item) =>
        item.kind === 'action' ? { ...item, onSelect: logOut } : item,
      ),
    },
    children: (
      <Page style={{ paddingBlock: vars.space[10] }}>
        <Text as="h1" variant="title">
          A page of the house
        </Text>
      </Page>
    ),
  },
} satisfies Meta<typeof DesktopShell>;

export default meta;
type Story = StoryObj<typeof meta>;

export const OnMyRewards: Story = {};

/** A page inside a menu marks the menu and its own entry. */
export const InsideAMenu: Story = {
  args: { items: desktopItems('/offers') },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Rewards' }));
    await expect(canvas.getByRole('link', { name: 'Offers' })).toHaveAttribute(
      'aria-current',
      'page',
    );
    await expect(canvas.getByRole('link', { name: 'Benefits' })).not.toHaveAttribute(
      'aria-current',
    );
  },
};

/** §2 labels. By keyboard, the menus open and close, the arrow keys move the focus, and Esc restores it. */
export const ByKeyboard: Story = {
  play: async ({ canvas }) => {
    const user = userEvent.setup();
    const menu = canvas.getByRole('button', { name: 'Casino Life' });
    menu.focus();
    await user.keyboard('{Enter}');
    await expect(menu).toHaveAttribute('aria-expanded', 'true');
    await user.keyboard('{ArrowDown}');
    await expect(canvas.getByRole('link', { name: 'Promotions' })).toHaveFocus();
    await user.keyboard('{ArrowUp}');
    await expect(canvas.getByRole('link', { name: 'My Casino' })).toHaveFocus();
    await user.keyboard('{Escape}');
    await expect(menu).toHaveFocus();
    await expect(menu).toHaveAttribute('aria-expanded', 'false');
    await user.keyboard('{Enter}{Tab}{Tab}{Tab}{Tab}{Tab}');
    await expect(canvas.getByRole('link', { name: 'Slots Club' })).toHaveFocus();
    await expect(menu).toHaveAttribute('aria-expanded', 'false');
  },
};

/** The open menu is inside the window, in both directions of writing. */
export const MemberMenu: Story = {
  play: async ({ canvas }) => {
    const menu = canvas.getByRole('button', { name: 'Violet Sample' });
    await userEvent.click(menu);
    await userEvent.click(canvas.getByRole('button', { name: 'Log Out' }));
    await expect(logOut).toHaveBeenCalled();
    await expect(menu).toHaveAttribute('aria-expanded', 'false');
    await userEvent.click(menu);
    const list = canvas.getByRole('button', { name: 'Log Out' }).closest('ul');
    const { left = -1, right = Number.NaN } = list?.getBoundingClientRect() ?? {};
    await expect(left).toBeGreaterThanOrEqual(0);
    await expect(right).toBeLessThanOrEqual(document.documentElement.clientWidth);
  },
};
export const ClosedByPressOutside: Story = {
  play: async ({ canvas }) => {
    const menu = canvas.getByRole('button', { name: 'Rewards' });
    await userEvent.click(menu);
    await userEvent.click(canvas.getByRole('heading', { name: 'A page of the house' }));
    await expect(menu).toHaveAttribute('aria-expanded', 'false');
  },
};
export const SkipLinkFirst: Story = {
  play: async ({ canvas }) => {
    await userEvent.tab();
    const skip = canvas.getByRole('link', { name: 'Skip to content' });
    await expect(skip).toHaveFocus();
    await expect(skip).toHaveAttribute('href', '#main');
  },
};
export const LongName: Story = {
  args: {
    memberMenu: { ...memberMenu(), label: 'Wilhelmina-Alexandrina Sample-Featherstonehaugh' },
  },
};
