import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { LINK_KEYS } from '../../stories/pages/pageParameters.ts';
import { hasNo, plays, shows } from '../../stories/steps.ts';
import { mobileView } from '../../stories/views.ts';
import { GameList } from './GameList.tsx';
import {
  closed,
  longNamed,
  oneDay,
  opening,
  played,
  playedLast,
  toOptIn,
  toSpin,
  unknown,
} from './game.fixtures.ts';

const meta = {
  title: 'Components/GameList',
  component: GameList,
  parameters: { modes: { light: ['Several'] }, keyboard: LINK_KEYS },
  args: { games: [toSpin, toOptIn] },
} satisfies Meta<typeof GameList>;

export default meta;

type Story = StoryObj<typeof meta>;

/** The row states what to do and by when, and links there. */
function oneGame(game: typeof toSpin, words: string | RegExp): Story {
  return {
    globals: mobileView,
    args: { games: [game] },
    play: async ({ canvas }) => {
      await expect(canvas.getByText(words)).toBeVisible();
      const { href = '' } = game;
      await expect(canvas.getByRole('link', { name: game.name })).toHaveAttribute('href', href);
    },
  };
}

export const Several: Story = { globals: mobileView };
export const SeveralWide: Story = {};
export const OptIn: Story = oneGame(toOptIn, 'Opt in until 27 November 2026, 18:00');
export const Opens: Story = oneGame(opening, 'You have opted in. Opens on 24 November 2026, 10:00');
export const Spin: Story = oneGame(toSpin, 'Spin the wheel today');
export const Played: Story = oneGame(
  played,
  'You have played today. Your next spin is on 22 November 2026.',
);
export const PlayedLast: Story = oneGame(
  playedLast,
  'You have played today. That was the last day of this game.',
);
export const OptInClosed: Story = oneGame(closed, 'Opting in has closed');
export const NotKnown: Story = oneGame(unknown, 'Play from 14 November 2026 to 5 December 2026');

/** A game that is not played in the app shows its hours and no link. */
export const OneDay: Story = {
  globals: mobileView,
  args: { games: [oneDay] },
  play: plays(shows('Play on 21 November 2026, 18:00 to 19:00'), hasNo('link')),
};

export const LongWords: Story = { globals: mobileView, args: { games: [longNamed, toSpin] } };
