import { expect, it } from 'vitest';
import { createFormatters } from '../../i18n/formatters.ts';
import { enGB } from '../../i18n/messages.ts';
import { plain } from '../../i18n/plain.fixtures.ts';
import { stageWords } from '../../screens/SpinTheWheel/stageWords.tsx';
import { chanceWords, playedWords } from './gameWords.ts';

/** A Saturday. */
const reader = { today: '2026-11-21', tomorrow: '2026-11-22', words: enGB.common.days };
const london = createFormatters('en-GB', 'Europe/London', reader);

it.each([
  ['2026-11-14T00:00:00Z', '2026-12-06T00:00:00Z', 'Play from Sat 14 Nov to Sat 5 Dec'],
  [
    '2026-11-14T10:00:00Z',
    '2026-12-05T18:00:00Z',
    'Play from Sat 14 Nov, 10:00 to Sat 5 Dec, 18:00',
  ],
  ['2026-11-21T18:00:00Z', '2026-11-21T19:00:00Z', 'Play today, 18:00 to 19:00'],
  ['2026-11-21T18:00:00Z', '2026-11-22T00:00:00Z', 'Play today, 18:00 to midnight'],
  ['2026-10-24T23:00:00Z', '2026-10-26T00:00:00Z', 'Play on Sun 25 Oct, 00:00 to midnight'],
])('a game from %s to %s is listed as "%s"', (startsAt, endsAt, words) => {
  expect(plain(playedWords(enGB.games, london, { startsAt, endsAt }))).toBe(words);
});

it.each([
  ['2026-12-02T18:00:00Z', 'Wed 2 Dec, 18:00'],
  ['2026-12-03T00:00:00Z', 'Wed 2 Dec'],
])('opting in that closes at %s is open until %s, in the list and on the page', (until, words) => {
  const stage = { kind: 'opt-in', until, busy: false } as const;
  expect(plain(chanceWords(enGB.games, london, stage) ?? '')).toBe(`Opt in by ${words}`);
  expect(plain(String(stageWords(enGB.games, london, stage, () => undefined).text))).toBe(
    `Free, and open until ${words}. Then one spin a day.`,
  );
});
