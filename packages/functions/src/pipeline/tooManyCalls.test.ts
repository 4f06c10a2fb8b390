import { expect, it } from 'vitest';
import { toCallableError } from './errors.ts';
import { tooManyCalls } from './tooManyCalls.ts';

it.each([
  [1, '1 second'],
  [59, '59 seconds'],
  [119, '119 seconds'],
  [120, '2 minutes'],
  [121, '3 minutes'],
  [7_199, '120 minutes'],
  [7_200, '2 hours'],
  [86_400, '24 hours'],
])('%i seconds to wait: %s', (seconds, words) => {
  expect(tooManyCalls(seconds)).toMatchObject({
    code: 'resource-exhausted',
    message: `Too many attempts. Try again in ${words}.`,
    details: { retryAfterSeconds: seconds },
  });
});

it('§8 the wait is in the language of the call', () => {
  const { message } = toCallableError(tooManyCalls(120), 'zh-Hans');
  expect(message).toMatch(/^尝试次数过多。请在 2 分钟后重试。/);
});
