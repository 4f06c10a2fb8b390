import { describe } from 'vitest';
import { emailOf } from '../../../e2e/accounts.ts';
import { journeyBackend } from '../../../e2e/backend.ts';
import { expect, test } from '../../../e2e/engines/test.ts';

describe('§1 the member card', () => {
  test('is turned to its code, which a till reads', async ({ phone }) => {
    await phone.gotoAs(emailOf('queen-of-spades'), '/');
    await phone.role('button', 'Show code').click();
    await phone.role('button', 'Show card').shown();
    expect(await phone.run(() => document.activeElement?.textContent)).toContain('Show card');
    const { till } = await journeyBackend();
    const scan = async () => till.scan(await phone.screenshot());
    await expect.poll(() => scan().catch(() => 'nothing yet')).toBe('100203');
  });
});
