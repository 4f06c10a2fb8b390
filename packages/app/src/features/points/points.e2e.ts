import type { Page } from '@playwright/test';
import { expect, test } from '../../../e2e/journey.ts';

/** A line of the statement, as the page shows it. */
interface Line {
  readonly amount: number;
  /** Null for a pending line. */
  readonly balance: number | null;
}

const earlier = (page: Page) => page.getByRole('button', { name: 'Show earlier' });

/** Reads a figure such as `+1,240` or `Balance −240`; null if the text has none. */
function figureIn(text: string): number | null {
  const [figure] = /[−-]?\d[\d,]*/.exec(text) ?? [];
  return figure === undefined ? null : Number(figure.replaceAll(',', '').replace('−', '-'));
}

/** The balance at the top of the page. */
async function balanceOf(page: Page): Promise<number | null> {
  return figureIn(
    await page.locator('main dt', { hasText: 'Reward balance' }).locator('+ dd').innerText(),
  );
}

async function showAll(page: Page): Promise<void> {
  const shown = page.getByRole('status').filter({ hasText: 'shown' });
  while (await earlier(page).isVisible()) {
    const before = await shown.innerText();
    await earlier(page).click();
    await expect(shown).not.toHaveText(before);
  }
}

/** The lines of the table of a wide window, or of the list of a narrow one. */
async function linesOf(page: Page): Promise<readonly Line[]> {
  const rows = page.getByRole('tabpanel').locator('tbody tr, li');
  const texts = await rows.evaluateAll((all) =>
    all.map((row) => {
      const figures = row.querySelectorAll('td[data-figure], div:last-child > p');
      return [...figures].map(({ textContent }) => textContent);
    }),
  );
  return texts.map(([amount = '', balance = '']) => ({
    amount: figureIn(amount) ?? Number.NaN,
    balance: figureIn(balance),
  }));
}

test.describe('the page Points', () => {
  test.use({ account: 'queen' });

  test('§2.89 adds up: each balance is the one below and the movement, and the newest is the balance', async ({
    page,
  }) => {
    await page.goto('/points');
    await expect(page.getByRole('tab', { name: 'Points to spend' })).toBeVisible();
    await showAll(page);
    const counted = (await linesOf(page)).filter(({ balance }) => balance !== null);
    expect(counted.length).toBeGreaterThan(50);
    const closing = await balanceOf(page);
    expect(counted[0]?.balance).toBe(closing);
    const later = counted.map(({ balance, amount }) => (balance ?? Number.NaN) - amount);
    const opening = later.at(-1);
    expect(later.slice(0, -1)).toEqual(counted.slice(1).map(({ balance }) => balance));
    const sum = counted.reduce((total, { amount }) => total + amount, 0);
    expect(opening).toBe(0);
    expect(sum).toBe(closing);
  });

  test('§2.89 opens from the balance on the card, and says what ends and why', async ({ page }) => {
    await page.goto('/');
    await page.locator('main a[href="/points"]').first().click();
    await expect(page).toHaveURL('/points');
    await expect(page).toHaveTitle('Points · Met Rewards');
    const ends = page.getByRole('region', { name: 'What ends, and when' });
    await expect(ends).toContainText('365 days after you earn them');
    await ends.getByRole('button', { name: /later days?$/ }).click();
    await expect(ends).toContainText('A visit keeps them, such as a meal.');
    await page.getByRole('tab', { name: 'Tier points' }).click();
    await expect(page.getByRole('tabpanel')).toContainText('Earned');
  });
});
