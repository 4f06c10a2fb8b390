import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { enGB } from '../../i18n/messages.ts';
import { mobileView, onDesktop } from '../onDesktop.ts';
import { inHouse, inMemberShell } from '../storyFrames.tsx';
import { casino, history, longHistory, online } from './Communications.fixtures.ts';
import { CommunicationsScreen } from './CommunicationsScreen.tsx';

const meta = {
  title: 'Screens/Communications',
  component: CommunicationsScreen,
  decorators: [inMemberShell({ path: '/settings' }), inHouse],
  parameters: { layout: 'fullscreen' },
  globals: mobileView,
  args: {
    layout: 'mobile',
    offline: false,
    settingsHref: '/settings',
    casino,
    online,
    history: [],
    saving: { status: 'idle' },
    onChange: fn(),
  },
} satisfies Meta<typeof CommunicationsScreen>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Nothing is ticked until the member ticks it. */
export const Unanswered: Story = {
  play: async ({ canvasElement, args }) => {
    const page = within(canvasElement);
    const boxes = page.getAllByRole('checkbox');
    await expect(boxes).toHaveLength(8);
    for (const box of boxes) await expect(box).not.toBeChecked();
    await userEvent.click(
      page.getByRole('checkbox', { name: 'Text me offers for online gaming.' }),
    );
    await expect(args.onChange).toHaveBeenLastCalledWith('online-sms', true);
  },
};
export const UnansweredDesktop: Story = onDesktop({});

export const Answered: Story = {
  args: {
    casino: casino.map((choice, index) => ({ ...choice, given: index === 0 })),
    history,
    saving: { status: 'saved' },
  },
};
export const AnsweredDesktop: Story = onDesktop(Answered);
export const AnsweredLight: Story = { ...Answered, globals: { scheme: 'light' } };

export const LongHistory: Story = {
  args: { history: longHistory },
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    await expect(page.getByText('10 of 13')).toBeVisible();
    await userEvent.click(page.getByRole('button', { name: 'Show more' }));
    await expect(page.getByText('13 of 13')).toBeVisible();
  },
};

export const NotSaved: Story = {
  args: { saving: { status: 'failed', message: enGB.settings.notSaved } },
};
export const NotSavedDesktop: Story = onDesktop(NotSaved);

export const WordsChanged: Story = {
  args: { saving: { status: 'failed', message: enGB.settings.communications.changed } },
};

export const Offline: Story = { args: { offline: true, history } };
