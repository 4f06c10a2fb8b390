import { expect, it, vi } from 'vitest';
import { describeFailure, reportPointsBreaches } from './log.ts';

const write = vi.hoisted(() => vi.fn());
vi.mock('firebase-functions/logger', () => ({ write }));

it('the log of a statement that does not add up names each broken rule once', () => {
  reportPointsBreaches([]);
  expect(write).not.toHaveBeenCalled();
  reportPointsBreaches(['ended-lot', 'negative-lot', 'repeated-id']);
  expect(write.mock.calls).toEqual([
    [
      {
        severity: 'WARNING',
        message: 'points do not add up',
        rules: ['M-52', 'G-07'],
        breaches: ['ended-lot', 'negative-lot', 'repeated-id'],
      },
    ],
  ]);
});

it('the log of a failure contains its stack frames, and no line of its message that looks like a frame', () => {
  const { stack } =
    describeFailure(new Error('Nobody has this address:\n    at jack@demo.test')) ?? {};
  expect(stack?.[0]).toMatch(/^at .*log[.]test[.]ts/);
  expect(stack?.join('\n')).not.toContain('jack@demo.test');
});
