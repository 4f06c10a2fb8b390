import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { enGB } from '../../i18n/messages.ts';
import { stateControl } from '../../stories/stateControl.ts';
import { belowSettings, withoutNavigation } from '../../stories/storyFrames.tsx';
import { mobileView } from '../../stories/views.ts';
import { casino, history, longHistory, unanswered } from './Communications.fixtures.ts';
import type { CommunicationsState } from './Communications.types.ts';
import { CommunicationsScreen } from './CommunicationsScreen.tsx';

const meta = {
  title: 'Screens/Communications',
  component: CommunicationsScreen,
  decorators: [belowSettings(({ navigation }) => navigation.communication), withoutNavigation],
  parameters: {
    modes: { desktop: ['Answered', 'ReadInLanguages', 'WithdrawnPartly'], light: ['Answered'] },
    layout: 'fullscreen',
  },
  globals: mobileView,
  argTypes: {
    state: stateControl<CommunicationsState>({
      Unanswered: unanswered,
      Answered: { ...unanswered, history },
      Unsaved: { status: 'unsaved' },
      Loading: { status: 'loading' },
    }),
  },
  args: {
    layout: 'mobile',
    state: unanswered,
    settingsHref: '/settings',
    onChange: fn(),
  },
} satisfies Meta<typeof CommunicationsScreen>;

export default meta;
type Story = StoryObj<typeof meta>;

/** No box is ticked by default. */
export const Unanswered: Story = {
  play: async ({ canvasElement, args }) => {
    const page = within(canvasElement);
    const boxes = page.getAllByRole('checkbox');
    await expect(boxes).toHaveLength(8);
    for (const box of boxes) await expect(box).not.toBeChecked();
    await userEvent.click(
      within(page.getByRole('group', { name: /^Offers for online gaming/ })).getByRole('checkbox', {
        name: 'Text',
      }),
    );
    await expect(args.onChange).toHaveBeenLastCalledWith('online-sms', true);
  },
};

export const Answered: Story = {
  args: {
    state: {
      ...unanswered,
      casino: {
        ...casino,
        choices: casino.choices.map((choice, index) => ({ ...choice, given: index === 0 })),
      },
      history,
      saving: { status: 'saved' },
    },
  },
};

/** The language and the version of the words are beside the answer, from the first answer that stores them. */
export const ReadInLanguages: Story = {
  args: {
    state: {
      ...unanswered,
      history: history.map((record, index) =>
        index === 0 ? { ...record, read: { language: 'zh-Hans', version: '2026-11' } } : record,
      ),
    },
  },
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    await expect(page.getByText('Read in 简体中文, wording 2026-11')).toBeVisible();
    await expect(page.getAllByText(/^Read in/)).toHaveLength(1);
  },
};

export const LongHistory: Story = {
  args: { state: { ...unanswered, history: longHistory } },
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    await expect(page.getByText('10 of 13')).toBeVisible();
    await userEvent.click(page.getByRole('button', { name: 'Show more' }));
    await expect(page.getByText('13 of 13')).toBeVisible();
  },
};

export const NotSaved: Story = {
  args: {
    state: { ...unanswered, saving: { status: 'failed', message: enGB.settings.notSaved } },
  },
};

/** A no reaches all casinos of the member; one could not be told. */
export const WithdrawnPartly: Story = {
  args: {
    state: {
      ...unanswered,
      saving: { status: 'saved' },
      withdrawal: {
        topic: 'casino-email',
        outcomes: [
          { id: 'crm-1', casino: 'The Orrery, London', saved: true },
          { id: 'crm-2', casino: 'Lantern House, Glasgow', saved: false },
          { id: 'crm-3', casino: null, saved: true },
        ],
      },
    },
  },
  play: async ({ canvasElement, args }) => {
    await userEvent.click(within(canvasElement).getByRole('button', { name: 'Tell them again' }));
    await expect(args.onChange).toHaveBeenCalledWith('casino-email', false);
  },
};

export const WordsChanged: Story = {
  args: {
    state: {
      ...unanswered,
      saving: { status: 'failed', message: enGB.settings.communications.changed },
    },
  },
};

/** Offline: the page is read-only. */
export const ReadOnly: Story = {
  args: { state: { ...unanswered, editable: false, history } },
  play: async ({ canvasElement }) => {
    for (const box of within(canvasElement).getAllByRole('checkbox')) {
      await expect(box).toBeDisabled();
    }
  },
};

export const Loading: Story = {
  args: { state: { status: 'loading' } },
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    await expect(page.getByText('Loading your settings')).toBeInTheDocument();
    await expect(page.queryByRole('checkbox')).not.toBeInTheDocument();
  },
};

export const Unsaved: Story = { args: { state: { status: 'unsaved' } } };
