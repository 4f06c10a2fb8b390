import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { enGB } from '../../i18n/messages.ts';
import { mobileView, onDesktop } from '../onDesktop.ts';
import { inHouse, inMemberShell } from '../storyFrames.tsx';
import type { InterestName } from './Interests.types.ts';
import { InterestsScreen } from './InterestsScreen.tsx';

const NAMES = Object.keys(enGB.settings.interests.items) as InterestName[];
const CHOSEN: readonly InterestName[] = ['poker', 'dining', 'live-music'];

const meta = {
  title: 'Screens/Interests',
  component: InterestsScreen,
  decorators: [inMemberShell({ path: '/settings' }), inHouse],
  parameters: { layout: 'fullscreen' },
  globals: mobileView,
  args: {
    layout: 'mobile',
    offline: false,
    settingsHref: '/settings',
    interests: NAMES.map((name) => ({ name, chosen: CHOSEN.includes(name) })),
    saving: { status: 'idle' },
    onChange: fn(),
  },
} satisfies Meta<typeof InterestsScreen>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Ready: Story = {
  play: async ({ canvasElement, args }) => {
    const page = within(canvasElement);
    await userEvent.click(page.getByRole('checkbox', { name: 'Roulette' }));
    await expect(args.onChange).toHaveBeenLastCalledWith('roulette', true);
    await userEvent.click(page.getByRole('checkbox', { name: 'Poker' }));
    await expect(args.onChange).toHaveBeenLastCalledWith('poker', false);
  },
};
export const ReadyDesktop: Story = onDesktop({});

export const Saved: Story = { args: { saving: { status: 'saved' } } };
export const Saving: Story = { args: { saving: { status: 'saving' } } };

export const NotSaved: Story = {
  args: { saving: { status: 'failed', message: enGB.settings.notSaved } },
};
export const NotSavedDesktop: Story = onDesktop(NotSaved);

export const Offline: Story = { args: { offline: true } };
