import { expect, it } from 'vitest';
import { createFormatters } from '../../i18n/formatters.ts';
import { enGB } from '../../i18n/messages.ts';
import { stageWords } from '../../screens/SpinTheWheel/stageWords.tsx';
import { chanceWords, playedWords } from './gameWords.ts';

const london = createFormatters('en-GB', 'Europe/London');

it.each([
  ['2026-11-14T00:00:00Z', '2026-12-06T00:00:00Z', 'Play from 14 November 2026 to 5 December 2026'],
  [
    '2026-11-14T10:00:00Z',
    '2026-12-05T18:00:00Z',
    'Play from 14 November 2026, 10:00 to 5 December 2026, 18:00',
  ],
  ['2026-11-21T18:00:00Z', '2026-11-21T19:00:00Z', 'Play on 21 November 2026, 18:00 to 19:00'],
  ['2026-11-21T18:00:00Z', '2026-11-22T00:00:00Z', 'Play on 21 November 2026, 18:00 to midnight'],
  ['2026-10-24T23:00:00Z', '2026-10-26T00:00:00Z', 'Play on 25 October 2026, 00:00 to midnight'],
])('a game from %s to %s is listed as "%s"', (startsAt, endsAt, words) => {
  expect(playedWords(enGB.games, london, { startsAt, endsAt })).toBe(words);
});

it.each([
  ['2026-12-02T18:00:00Z', '2 December 2026, 18:00'],
  ['2026-12-03T00:00:00Z', '2 December 2026'],
])('opting in that closes at %s is open until %s, in the list and on the page', (until, words) => {
  const stage = { kind: 'opt-in', until, busy: false } as const;
  expect(chanceWords(enGB.games, london, stage)).toBe(`Opt in until ${words}`);
  expect(stageWords(enGB.games, london, stage, () => undefined).text).toBe(
    `Free, and open until ${words}. Then one spin a day.`,
  );
});
