import { describe } from 'vitest';
import { emailOf } from '../../../e2e/accounts.ts';
import { expect, test } from '../../../e2e/engines/test.ts';
import { everythingStored } from '../../../e2e/everythingStored.ts';

describe('§7 log-out from More', () => {
  test('§7.52 leaves only the e-mail address in caches, databases and storage', async ({
    phone,
  }) => {
    await phone.gotoAs(emailOf('ace'), '/offers');
    await phone.role('link', /Slots play on us/).shown();
    await phone.run(async () => {
      await navigator.serviceWorker.ready;
    });
    const before = await phone.run(everythingStored);
    for (const trace of ['demo-ace', 'PLAY-100207', 'Aurelia']) expect(before).toContain(trace);

    await phone.role('link', 'More').click();
    await phone.role('button', 'Log Out').click();
    await expect.poll(() => phone.where()).toBe('/login');
    await expect.poll(() => phone.run(everythingStored)).not.toContain('demo-ace');
    const after = await phone.run(everythingStored);
    expect(after).toContain(emailOf('ace'));
    for (const trace of ['100207', 'Aurelia', 'Slots play on us']) {
      expect(after).not.toContain(trace);
    }
  });
});
