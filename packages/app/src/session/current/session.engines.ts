import { setTimeout as wait } from 'node:timers/promises';
import { describe } from 'vitest';
import { emailOf } from '../../../e2e/accounts.ts';
import { expect, test } from '../../../e2e/engines/test.ts';

const DELAYS_MS = [0, 50, 100, 150, 200, 250, 300, 350, 400, 450];

describe('§4, §8 a session', () => {
  test('survives pages that are left while the member loads', async ({ phone }) => {
    await phone.gotoAs(emailOf('king-of-spades'), '/');
    await phone.role('heading', /^Welcome back/).shown();
    for (const delay of DELAYS_MS) {
      await phone.goto('/');
      await wait(delay);
      await phone.goto('/404.html');
      const kept = await phone.run(() => localStorage.getItem('casino.member.signed-in') !== null);
      expect(kept, `${delay} ms after the page was opened`).toBe(true);
    }
    await phone.goto('/offers');
    await phone.role('heading', 'My Exclusive Offers').shown();
  });
});
