import { describe, expect, it } from 'vitest';
import { type Shown, toLastSeen } from './toLastSeen.ts';

const EARLY = '2026-11-21T19:00:00.000Z';
const LATE = '2026-11-21T20:00:00.000Z';
const current: Shown = { online: true, memberCode: null, loadedAt: LATE, stale: [] };

describe('why a page shows older data', () => {
  it.each([
    ['nothing is old', {}, null],
    ['no connection', { online: false }, { reason: 'offline', at: LATE }],
    [
      'no connection, and older data on the page',
      { online: false, stale: [{ at: EARLY, code: null }] },
      { reason: 'offline', at: EARLY },
    ],
    [
      'the casino’s own system fails for the member',
      { memberCode: 'unavailable' },
      { reason: 'casino-fails', at: LATE },
    ],
    [
      'no reply comes for the member',
      { memberCode: 'no-response' },
      { reason: 'no-answer', at: LATE },
    ],
    [
      'the server fails for one part',
      { stale: [{ at: EARLY, code: 'internal' }] },
      { reason: 'casino-fails', at: EARLY },
    ],
    [
      'no reply comes for one part',
      { stale: [{ at: EARLY, code: 'no-response' }] },
      { reason: 'no-answer', at: EARLY },
    ],
    [
      'the server fails for one part and does not reply for another',
      {
        stale: [
          { at: LATE, code: 'deadline-exceeded' },
          { at: EARLY, code: 'unavailable' },
        ],
      },
      { reason: 'casino-fails', at: EARLY },
    ],
    [
      'the time is unknown',
      { stale: [{ at: null, code: 'internal' }] },
      { reason: 'casino-fails', at: null },
    ],
  ] as const)('%s', (_, changes, seen) => {
    expect(toLastSeen({ ...current, ...changes })).toEqual(seen);
  });
});
