import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { enGB } from '../../i18n/messages.ts';
import { type StoryFile, stateControl } from '../../stories/stateControl.ts';
import { hasNo, plays, presses, repeats, shows } from '../../stories/steps.ts';
import { belowSettings } from '../../stories/storyFrames.tsx';
import { casino, consents, history, longHistory, unanswered } from './Communications.fixtures.ts';
import * as stories from './CommunicationsScreen.stories.tsx';
import { CommunicationsScreen } from './CommunicationsScreen.tsx';

const meta = {
  title: 'Screens/Communications',
  component: CommunicationsScreen,
  ...belowSettings(({ navigation }) => navigation.communication, {
    modes: { desktop: ['Answered', 'ReadInLanguages', 'WithdrawnPartly'], light: ['Answered'] },
  }),
  argTypes: { state: stateControl((): StoryFile => stories) },
  args: { layout: 'mobile', state: unanswered, settingsHref: '/settings', onChange: fn() },
} satisfies Meta<typeof CommunicationsScreen>;

export default meta;
type Story = StoryObj<typeof meta>;

/** No box is ticked by default. */
export const Unanswered: Story = {
  play: async ({ canvas, args }) => {
    const boxes = canvas.getAllByRole('checkbox');
    await expect(boxes).toHaveLength(8);
    for (const box of boxes) await expect(box).not.toBeChecked();
    const online = within(canvas.getByRole('group', { name: /^Offers for online gaming/ }));
    await userEvent.click(online.getByRole('checkbox', { name: 'Text' }));
    await expect(args.onChange).toHaveBeenLastCalledWith('online-sms', true);
  },
};
export const Answered: Story = {
  args: {
    state: consents({
      casino: {
        ...casino,
        choices: casino.choices.map((choice, index) => ({ ...choice, given: index === 0 })),
      },
      history,
      saving: { status: 'saved' },
    }),
  },
};

/** The language and the version of the words are beside the answer, from the first answer that stores them. */
export const ReadInLanguages: Story = {
  args: {
    state: consents({
      history: history.map((record, index) =>
        index === 0 ? { ...record, read: { language: 'zh-Hans', version: '2026-11' } } : record,
      ),
    }),
  },
  play: plays(shows('简体中文, version 2026-11'), repeats(/, version /, 1)),
};
export const LongHistory: Story = {
  args: { state: consents({ history: longHistory }) },
  play: plays(shows('10 of 13'), presses('Show more'), shows('13 of 13')),
};
export const NotSaved: Story = {
  tags: ['error'],
  args: {
    state: consents({ saving: { status: 'failed', message: enGB.settings.notSaved } }),
  },
};

/** A no reaches all casinos of the member; one could not be told. */
export const WithdrawnPartly: Story = {
  args: {
    state: consents({
      saving: { status: 'saved' },
      withdrawal: {
        topic: 'casino-email',
        outcomes: [
          { id: 'crm-1', casino: 'The Orrery, London', saved: true },
          { id: 'crm-2', casino: 'Lantern House, Glasgow', saved: false },
          { id: 'crm-3', casino: null, saved: true },
        ],
      },
    }),
  },
  play: presses('Tell them again', 'onChange', 'casino-email', false),
};
export const WordsChanged: Story = {
  args: {
    state: consents({
      saving: { status: 'failed', message: enGB.settings.communications.changed },
    }),
  },
};
export const ReadOnly: Story = {
  args: { state: consents({ editable: false, history }) },
  play: async ({ canvas }) => {
    for (const box of canvas.getAllByRole('checkbox')) {
      await expect(box).toBeDisabled();
    }
  },
};
export const Loading: Story = {
  tags: ['loading'],
  args: { state: { status: 'loading' } },
  play: plays(shows('Loading your settings'), hasNo('checkbox')),
};
export const Unsaved: Story = { tags: ['offline'], args: { state: { status: 'unsaved' } } };
