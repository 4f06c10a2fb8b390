import { describe, expect, test } from 'vitest';
import { createFormatters } from '../../i18n/formatters.ts';
import { enGB } from '../../i18n/messages.ts';
import { plain } from '../../i18n/plain.fixtures.ts';
import { answerWords } from './answerWords.ts';
import { DRINK, NUMBER } from './TillScan.fixtures.tsx';
import type { ScanAnswer } from './TillScan.types.ts';

const wordsOf = (answer: ScanAnswer) =>
  answerWords(enGB, createFormatters('en-GB', 'Europe/London'), answer);
const member = { voucher: DRINK, customerNumber: NUMBER };
const already = { outcome: 'already', ...member, at: '2026-06-01T20:14:00Z' } as const;

describe('the words of an answer', () => {
  test.each([
    [true, 'The Orrery', 'Redeemed at 21:14, The Orrery'],
    [true, null, 'Redeemed at 21:14'],
    [false, 'The Orrery', 'Redeemed on 1 June 2026 at 21:14, The Orrery'],
    [false, null, 'Redeemed on 1 June 2026 at 21:14'],
  ])('say when and where it was redeemed: today %s, %s', (isToday, venue, line) => {
    expect(plain(wordsOf({ ...already, isToday, venue }).line ?? '')).toBe(line);
  });

  test.each([
    ['expired', '2026-06-01T23:00:00Z', 'It ended on 1 June 2026. '],
    ['not-yet', '2026-06-01T23:00:00Z', 'It begins on 2 June 2026. '],
    ['not-yet', null, ''],
  ] as const)('name the moment of %s at %s', (reason, at, start) => {
    const { note } = wordsOf({ outcome: 'refused', reason, ...member, at });
    expect(plain(note ?? '')).toBe(`${start}${enGB.tillAnswers.refused[reason].next}`);
  });

  test.each([
    [[], 'Serve the guest'],
    [['age'], 'Check age, then serve'],
    [['photo'], 'Check photo, then serve'],
    [['age', 'photo'], 'Check age and photo, then serve'],
  ] as const)('name the checks before the service: %s', (checks, verdict) => {
    const voucher = { ...DRINK, checks };
    for (const isOffline of [false, true]) {
      const answer = {
        outcome: 'redeemed',
        ...member,
        voucher,
        canTakeBack: true,
        isOffline,
      } as const;
      expect(wordsOf(answer).verdict).toBe(verdict);
    }
  });

  test('without a connection have another tone, and the same word', () => {
    const answer = { outcome: 'redeemed', ...member, canTakeBack: true } as const;
    const online = wordsOf({ ...answer, isOffline: false });
    const offline = wordsOf({ ...answer, isOffline: true });
    expect(offline.word).toBe(online.word);
    expect(offline.tone).not.toBe(online.tone);
  });
});
