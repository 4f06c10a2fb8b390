import { describe, expect, it } from 'vitest';
import { serverLead } from './serverClock.ts';

const at = (minutes: number) => new Date(Date.UTC(2026, 10, 28, 20, minutes));
const MINUTE = 60_000;

describe('how far the server’s clock is ahead', () => {
  it.each([
    ['the device is right', 0, 0, 0, 0],
    ['the device is right, and the reply took 3 minutes', 2, 0, 3, 0],
    ['a reply lay in a pocket for an hour', 0, 0, 60, 0],
    ['the device is 10 minutes slow', 12, 1, 2, 10 * MINUTE],
    ['the device is 10 minutes fast', 0, 10, 11, -10 * MINUTE],
    ['the device is 5 minutes fast, and the reply took 3 minutes', 1, 5, 8, -4 * MINUTE],
  ] as const)('%s', (_, now, requestedAt, receivedAt, ahead) => {
    expect(serverLead(at(now), at(requestedAt), at(receivedAt))).toBe(ahead);
  });
});
