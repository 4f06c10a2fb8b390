import { describe } from 'vitest';
import { DESKTOP, expect, test } from '../../../e2e/engines/test.ts';
import { freshMember } from '../../../e2e/freshMember.ts';

describe('§2 settings', () => {
  test('save interests, and an appearance for all tabs of the device', async ({
    desktop,
    open,
  }) => {
    const { email } = await freshMember();
    await desktop.gotoAs(email, '/settings/interests');
    const poker = desktop.role('checkbox', 'Poker');
    await poker.click();
    await expect.poll(() => desktop.css('main').text()).toContain('Saved');
    await desktop.reload();
    await expect
      .poll(() => poker.read((element) => (element as HTMLInputElement).checked))
      .toEqual([true]);

    const scheme = (page: typeof desktop) =>
      page.run(() => document.documentElement.dataset['scheme']);
    const other = await open(DESKTOP);
    await other.goto('/settings');
    await other.role('radio', 'Dark').shown();
    await desktop.goto('/settings');
    await desktop.role('radio', 'Dark').click();
    for (const page of [desktop, other]) await expect.poll(() => scheme(page)).toBe('dark');
    await desktop.role('radio', 'Light').click();
    for (const page of [desktop, other]) await expect.poll(() => scheme(page)).toBe('light');
    await desktop.reload();
    await desktop.role('radio', 'Light').shown();
    expect(await scheme(desktop)).toBe('light');
  });
});
