import { describe } from 'vitest';
import { emailOf } from '../../../e2e/accounts.ts';
import type { Page } from '../../../e2e/engines/page.ts';
import { expect, test } from '../../../e2e/engines/test.ts';

/** The text of the focused element. */
const focused = (page: Page) => page.run(() => document.activeElement?.textContent ?? '');

describe('§2 navigation', () => {
  test('has menus that work by keyboard and return the focus', async ({ desktop }) => {
    await desktop.gotoAs(emailOf('king'), '/');
    const menu = desktop.role('button', 'Rewards');
    await menu.click();
    await desktop.role('link', 'Benefits').shown();
    await desktop.press('ArrowDown');
    expect(await focused(desktop)).toBe('Offers');
    await desktop.press('Tab');
    expect(await focused(desktop)).toBe('Benefits');
    await desktop.press('Escape');
    await desktop.role('link', 'Benefits').gone();
    expect(await focused(desktop)).toBe('Rewards');

    await menu.click();
    await desktop.role('button', 'Casino Life').click();
    await desktop.role('link', 'My Casino').shown();
    await desktop.role('link', 'Benefits').gone();
    await menu.click();
    await desktop.role('link', 'Benefits').click();
    await desktop.role('heading', 'My Benefits').shown();
    await desktop.role('link', 'Benefits').gone();
  });

  test('shows reading pages as dialogs, which trap the focus and return it', async ({ phone }) => {
    await phone.gotoAs(emailOf('king'), '/more');
    await phone.role('link', 'FAQs').click();
    const dialog = phone.role('dialog', 'FAQs');
    await expect.poll(() => dialog.text()).toContain('My offer does not scan');
    const isInside = () =>
      dialog.read((element) => element.contains(document.activeElement)).then(([inside]) => inside);
    expect(await isInside()).toBe(true);
    await phone.press('Tab', { shift: true });
    await phone.press('Tab');
    await phone.press('Tab');
    expect(await isInside()).toBe(true);
    await phone.press('Escape');
    await dialog.gone();
    expect(await phone.where()).toBe('/more');
    await expect.poll(() => focused(phone)).toContain('FAQs');
  });
});
