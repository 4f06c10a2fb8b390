import type { Page } from '@playwright/test';
import { mailsTo } from '../../../e2e/inbox.ts';
import { expect, test } from '../../../e2e/journey.ts';

/** A line of the statement, as the page shows it. */
interface Line {
  readonly amount: number;
  /** Null for a pending line. */
  readonly balance: number | null;
}

const MEMBERS = [
  'jack',
  'queen',
  'queen-of-spades',
  'king',
  'king-of-hearts',
  'king-of-spades',
  'ace',
];

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

for (const account of MEMBERS) {
  test.describe(`the statement of ${account}`, () => {
    test.use({ account });

    // The table of a wide window and the list of a narrow one show the same lines, so one member is enough for both.
    test(`§2.89 adds up: each balance is the one below and the movement, and the newest is the balance${account === 'queen' ? '' : ' @phone @all'}`, async ({
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
  });
}

test.describe('the page Points', () => {
  test.use({ account: 'queen' });

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

  test('§1.24 a report of something missing reaches support, and its reference stays on the page @phone @all', async ({
    page,
  }) => {
    const text = `A dinner is missing (${Date.now()}-${Math.random()}).`;
    await page.goto('/points');
    await page.getByRole('button', { name: 'Something missing?' }).first().click();
    await page.getByLabel('What is missing in this month?').fill(text);
    await page.getByRole('button', { name: 'Send to support' }).click();
    const sent = page.getByText(/^Sent on .* Reference/);
    await expect(sent).toBeVisible();
    const [reference = ''] = /T-[A-Z0-9]+/.exec(await sent.innerText()) ?? [];
    expect(reference).not.toBe('');
    const mail = async () =>
      (await mailsTo('support@met.test')).find((each) => each.text.includes(text))?.text ?? '';
    await expect.poll(mail).toContain(reference);
    await page.reload();
    await expect(sent).toContainText(reference);
  });

  test('the statement is saved as a file @desktop @all', async ({ page }) => {
    await page.goto('/points');
    const saving = page.waitForEvent('download');
    await page.getByRole('button', { name: 'Save as CSV' }).click();
    const file = await saving;
    expect(file.suggestedFilename()).toMatch(/^met-rewards-points-\d{4}-\d{2}-\d{2}\.csv$/);
  });

  test.describe('without a connection', () => {
    test.use({ withServiceWorker: true });

    test('§1.21 shows the copy with its date @phone @all', async ({ page, context, faults }) => {
      faults.expect(/net::ERR_|Failed to fetch/);
      await page.goto('/points');
      await expect(page.getByRole('tabpanel')).toContainText('Earned');
      const balance = await balanceOf(page);
      await page.evaluate(() => navigator.serviceWorker.ready);
      await context.setOffline(true);
      await page.getByRole('link', { name: 'Offers', exact: true }).click();
      await page.getByRole('link', { name: 'More', exact: true }).click();
      await page.getByRole('main').getByRole('link', { name: 'Points' }).click();
      await expect(page.getByRole('tabpanel')).toContainText('Earned');
      expect(await balanceOf(page)).toBe(balance);
      await expect(page.getByText(/You are offline\./)).toBeVisible();
      await expect(page.getByRole('alert')).toHaveCount(0);
    });
  });
});
