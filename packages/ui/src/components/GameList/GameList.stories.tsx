import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
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

/** Each stage of a game, with what its row tells the member to do and by when. */
const STAGES = [
  [toOptIn, 'Opt in by Fri 27 Nov, 18:00'],
  [opening, 'You have opted in. Opens Tue 24 Nov, 10:00'],
  [toSpin, 'Spin the wheel today'],
  [played, 'You have played today. Your next spin is tomorrow.'],
  [playedLast, 'You have played today. That was the last day of this game.'],
  [closed, 'Opting in has closed'],
  [unknown, 'Play from Sat 14 Nov to Sat 5 Dec'],
] as const;

export const Several: Story = { globals: mobileView };
export const SeveralWide: Story = {};
export const Stages: Story = {
  globals: mobileView,
  args: { games: STAGES.map(([game], index) => ({ ...game, id: `${index}` })) },
  play: async ({ canvas }) => {
    const rows = canvas.getAllByRole('listitem');
    await expect(rows).toHaveLength(STAGES.length);
    for (const [index, [game, words]] of STAGES.entries()) {
      const row = within(rows[index] ?? canvas.getByRole('list'));
      await expect(row.getByText(words)).toBeVisible();
      await expect(row.getByRole('link', { name: game.name })).toHaveAttribute('href', game.href);
    }
  },
};
export const OneDay: Story = {
  globals: mobileView,
  args: { games: [oneDay] },
  play: plays(shows('Play today, 18:00 to 19:00'), hasNo('link')),
};
export const LongWords: Story = { globals: mobileView, args: { games: [longNamed, toSpin] } };
