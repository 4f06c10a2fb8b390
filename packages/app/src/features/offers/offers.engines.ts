import { describe } from 'vitest';
import { emailOf } from '../../../e2e/accounts.ts';
import { journeyBackend } from '../../../e2e/backend.ts';
import { expect, test } from '../../../e2e/engines/test.ts';

describe('§2 an offer', () => {
  test('opens from home and the list, and a till scans its code', async ({ phone }) => {
    await phone.gotoAs(emailOf('queen'), '/');
    await phone.role('link', 'See all offers').click();
    await phone.role('heading', 'My Exclusive Offers').shown();
    await phone.role('link', /Slots play on us/).click();
    const code = phone.role('img', /^QR code for Slots play on us/);
    await code.shown();
    expect(await phone.where()).toBe('/offers/100202-play');
    await code.read((element) => element.scrollIntoView({ block: 'center' }));
    const { till } = await journeyBackend();
    const scan = async () => till.verify(till.scan(await phone.screenshot()), '100202');
    // The scan throws until the code is painted.
    await expect
      .poll(() => scan().catch(String))
      .toMatchObject({
        valid: true,
        claims: { voucherId: '100202-play', customerNumber: '100202' },
      });
  });
});
