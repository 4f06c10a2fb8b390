import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { enGB } from '../../i18n/messages.ts';
import { type StoryFile, stateControl } from '../../stories/stateControl.ts';
import { chooses, hasNo, plays, shows } from '../../stories/steps.ts';
import { belowSettings } from '../../stories/storyFrames.tsx';
import type { InterestName, InterestsState } from './Interests.types.ts';
import * as stories from './InterestsScreen.stories.tsx';
import { InterestsScreen } from './InterestsScreen.tsx';

const NAMES = Object.keys(enGB.settings.interests.items) as InterestName[];
const CHOSEN: readonly InterestName[] = ['poker', 'dining', 'live-music'];

const ready: Extract<InterestsState, { status: 'ready' }> = {
  status: 'ready',
  editable: true,
  interests: NAMES.map((name) => ({ name, chosen: CHOSEN.includes(name) })),
  saving: { status: 'idle' },
};

const meta = {
  title: 'Screens/Interests',
  component: InterestsScreen,
  ...belowSettings(({ navigation }) => navigation.interests),
  argTypes: { state: stateControl((): StoryFile => stories) },
  args: { layout: 'mobile', state: ready, settingsHref: '/settings', onChange: fn() },
} satisfies Meta<typeof InterestsScreen>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Ready: Story = {
  play: plays(
    chooses('checkbox', 'Roulette', 'onChange', 'roulette', true),
    chooses('checkbox', 'Poker', 'onChange', 'poker', false),
  ),
};
export const Saved: Story = { args: { state: { ...ready, saving: { status: 'saved' } } } };
export const Saving: Story = { args: { state: { ...ready, saving: { status: 'saving' } } } };
export const NotSaved: Story = {
  tags: ['error'],
  args: {
    state: { ...ready, saving: { status: 'failed', message: enGB.settings.notSaved } },
  },
};
export const ReadOnly: Story = {
  args: { state: { ...ready, editable: false } },
  play: async ({ canvas }) => {
    const poker = canvas.getByRole('checkbox', { name: 'Poker' });
    await expect(poker).toBeChecked();
    await expect(poker).toBeDisabled();
  },
};
export const Loading: Story = {
  tags: ['loading'],
  args: { state: { status: 'loading' } },
  play: plays(shows('Loading your settings'), hasNo('checkbox')),
};
export const Unsaved: Story = { tags: ['offline'], args: { state: { status: 'unsaved' } } };
