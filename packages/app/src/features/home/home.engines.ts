import { describe } from 'vitest';
import { emailOf } from '../../../e2e/accounts.ts';
import { journeyBackend } from '../../../e2e/backend.ts';
import { expect, test } from '../../../e2e/engines/test.ts';

describe('§1 the member card', () => {
  test('flips to its code, and a till scans it', async ({ phone }) => {
    await phone.gotoAs(emailOf('queen-of-spades'), '/');
    await phone.role('button', 'Show code').click();
    await phone.role('button', 'Show card').shown();
    expect(await phone.run(() => document.activeElement?.textContent)).toContain('Show card');
    const { till } = await journeyBackend();
    const scan = async () => till.scan(await phone.screenshot());
    await expect.poll(() => scan().catch(() => 'nothing yet')).toBe('100203');
  });
});
