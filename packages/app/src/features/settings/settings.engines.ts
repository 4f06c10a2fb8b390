import { describe } from 'vitest';
import { emailOf } from '../../../e2e/accounts.ts';
import { DESKTOP, expect, test } from '../../../e2e/engines/test.ts';

describe('§2 settings', () => {
  test('save an appearance for all tabs of the device', async ({ desktop, open }) => {
    await desktop.gotoAs(emailOf('king'), '/settings');
    const scheme = (page: typeof desktop) =>
      page.run(() => document.documentElement.dataset['scheme']);
    const other = await open(DESKTOP);
    await other.goto('/settings');
    await other.role('radio', 'Dark').shown();
    await desktop.role('radio', 'Dark').click();
    for (const page of [desktop, other]) await expect.poll(() => scheme(page)).toBe('dark');
    await desktop.role('radio', 'Light').click();
    for (const page of [desktop, other]) await expect.poll(() => scheme(page)).toBe('light');
    await desktop.reload();
    await desktop.role('radio', 'Light').shown();
    expect(await scheme(desktop)).toBe('light');
  });
});
