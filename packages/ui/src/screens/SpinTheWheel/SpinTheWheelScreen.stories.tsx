import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { byTier } from '../../stories/modes/byTier.ts';
import { type StoryFile, stateControl } from '../../stories/stateControl.ts';
import { links, presses, pressesInVain, shows } from '../../stories/steps.ts';
import { inMemberShell } from '../../stories/storyFrames.tsx';
import { FAILED } from '../shared/failed.fixtures.ts';
import { atStage, prizesLate, stages, withTerms } from './SpinTheWheel.fixtures.ts';
import * as stories from './SpinTheWheelScreen.stories.tsx';
import { SpinTheWheelScreen } from './SpinTheWheelScreen.tsx';

const meta = {
  title: 'Screens/SpinTheWheel',
  component: SpinTheWheelScreen,
  ...inMemberShell(
    {
      path: '/',
      title: ({ navigation }) => navigation.titles.spinTheWheel,
      backHref: '/',
    },
    {
      modes: { desktop: ['OptIn', 'Won', 'Lost'] },
      everyTier: byTier((tier) => ({ state: atStage(stages.ready, { tier }) })),
    },
  ),
  argTypes: { state: stateControl((): StoryFile => stories) },
  args: {
    layout: 'mobile',
    state: atStage(stages.ready),
    homeHref: '/',
    onRetry: fn(),
    onOptIn: fn(),
    onSpin: fn(),
    onCheck: fn(),
    onRest: fn(),
  },
} satisfies Meta<typeof SpinTheWheelScreen>;

export default meta;
type Story = StoryObj<typeof meta>;

/** The odds come before the spin, and the keyboard works. */
export const Ready: Story = {
  play: async ({ canvas, args }) => {
    const spin = canvas.getByRole('button', { name: 'Spin the wheel' });
    await userEvent.click(spin);
    spin.focus();
    await userEvent.keyboard('{Enter}');
    await expect(args.onSpin).toHaveBeenCalledTimes(2);
  },
};
export const OptIn: Story = {
  args: { state: atStage(stages.optIn) },
  play: presses('Opt in', 'onOptIn'),
};
export const OptingIn: Story = {
  args: { state: atStage(stages.optingIn) },
  play: pressesInVain('Opting you in', 'onOptIn'),
};
export const OptInClosed: Story = {
  args: { state: atStage(stages.optInClosed) },
  play: shows('Opting in has closed'),
};

/** §8: the member has opted in; the page shows the date to return. */
export const Waiting: Story = {
  args: { state: atStage(stages.waiting, { commitment: null }) },
  play: shows('Your first spin is waiting for you from Tue 24 Nov.'),
};

/** The wheel turns until the reply arrives; a second press does nothing. */
export const Turning: Story = {
  args: { state: atStage(stages.turning) },
  play: pressesInVain('Spin the wheel', 'onSpin'),
};

/** The reply has arrived: the wheel stops before the result is announced. */
export const Settling: Story = {
  args: { state: atStage(stages.settling) },
  play: async ({ canvas, args }) => {
    await expect(canvas.queryByText(/You have won/)).not.toBeInTheDocument();
    await waitFor(() => expect(args.onRest).toHaveBeenCalledOnce(), { timeout: 8_000 });
  },
};

/** The win is announced, stays on the page, and links to the voucher. */
export const Won: Story = {
  args: { state: atStage(stages.won) },
  play: links('Open your voucher', '/offers/spin-1'),
};

/** After the spin, the terms are in the list alone. */
export const Lost: Story = { args: { state: atStage(stages.lost) } };
export const PlayedWon: Story = {
  name: '§4.44 Already played today, won',
  args: { state: atStage(stages.playedWon) },
  play: shows('You have already played today, and won'),
};
export const PlayedLost: Story = {
  name: '§4.45 Already played today, lost',
  args: { state: atStage(stages.playedLost) },
  play: shows('You have already played today'),
};
/** §4: already played today with another login of the member, whose result this login cannot read. */
export const WonElsewhere: Story = {
  args: { state: atStage(stages.wonElsewhere) },
  play: shows('Your voucher is in the account you played with.'),
};
export const LostElsewhere: Story = {
  args: { state: atStage(stages.lostElsewhere) },
  play: shows('You played with another account, and there was no prize this time.'),
};
/** §4: the final day is the GameEnd date. */
export const PlayedOnTheLastDay: Story = {
  args: { state: atStage(stages.lastDay) },
  play: shows('That was the last day of this game.'),
};
export const NotStarted: Story = {
  name: '§4.46 Game not started',
  args: { state: atStage(stages.notStarted, { commitment: null }) },
  play: shows('This game has not started'),
};
export const Ended: Story = {
  name: '§4.47 Game ended',
  args: { state: atStage(stages.ended, { commitment: null }) },
  play: shows('This game has ended'),
};
export const Offline: Story = {
  tags: ['offline'],
  args: { state: atStage(stages.offline) },
  play: shows('You are offline'),
};

/** The request failed before the server drew a prize: the member can retry. */
export const NotUsed: Story = {
  args: { state: atStage(stages.notUsed) },
  play: shows('That did not work, but you still have your spin. Try again.'),
};
/** The reply was lost: the member can check the result. */
export const Unsettled: Story = {
  args: { state: atStage(stages.unsettled) },
  play: presses('Look for my result', 'onCheck'),
};
export const Looking: Story = { args: { state: atStage(stages.looking) } };

/** Prizes out of stock are not on the wheel, and the others share their odds. On a phone, a button leads to the list. */
export const PrizesGone: Story = {
  args: { state: atStage(stages.ready, { prizes: prizesLate }) },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByText('All gone')).toHaveLength(2);
    await expect(canvas.getByText('16 in 96')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Prizes and terms' }));
    await expect(canvas.getByRole('region', { name: 'Today’s prizes' })).toHaveFocus();
  },
};

/** Prizes for games have their gambling terms in the list, and above the button, which is in view on a phone. */
export const PrizeTerms: Story = {
  args: { state: atStage(stages.ready, { prizes: withTerms(5, 5) }) },
  play: async ({ canvas }) => {
    const prizes = canvas.getByRole('region', { name: 'Today’s prizes' });
    await expect(within(prizes).getAllByText(/^For casino games only/)).toHaveLength(2);
    const [terms] = canvas.getAllByText(/£10 of slots play:$/);
    const toPrizes = canvas.getByRole('button', { name: 'Prizes and terms' });
    const spin = canvas.getByRole('button', { name: 'Spin the wheel' });
    await expect(terms?.compareDocumentPosition(toPrizes)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
    await expect(toPrizes.compareDocumentPosition(spin)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
    const bar = canvas.getByRole('navigation').getBoundingClientRect();
    await expect(spin.getBoundingClientRect().bottom).toBeLessThan(bar.top);
  },
};
export const TwoKindsOfTerms: Story = {
  ...PrizeTerms,
  args: { state: atStage(stages.ready, { prizes: withTerms(5, 10) }) },
};

/** The device's clock is wrong: the page shows the casino's time, which counts. */
export const WrongClock: Story = {
  tags: ['error'],
  args: { state: atStage(stages.playedLost, { casinoClock: '2026-11-21T22:40:00Z' }) },
  play: shows(
    'Your device’s clock and the casino’s do not agree, and we go by the casino’s. There it is 22:40 on 21 November 2026.',
  ),
};
export const NotFound: Story = {
  tags: ['error'],
  args: { state: { status: 'not-found' } },
  play: async ({ canvas }) => {
    const home = canvas.getByRole('link', { name: 'Go to My Rewards' });
    await expect(home).toHaveAttribute('href', '/');
  },
};
export const Loading: Story = { tags: ['loading'], args: { state: { status: 'loading' } } };
export const Failed: Story = {
  tags: ['error'],
  args: { state: FAILED },
  play: presses('Try again', 'onRetry'),
};
export const Unsaved: Story = { tags: ['offline'], args: { state: { status: 'unsaved' } } };
