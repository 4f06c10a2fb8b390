import { expect, test } from '../../e2e/journey.ts';
import { workerInCharge } from '../../e2e/serviceWorker.ts';

test.use({ withServiceWorker: true, account: 'king-of-hearts' });

test.describe('§1 without a connection, after one visit', () => {
  test('each page opens at its own address, and comes back by itself @once', async ({
    page,
    context,
    faults,
  }) => {
    faults.expect(/net::ERR_INTERNET_DISCONNECTED|net::ERR_FAILED/);
    await page.goto('/');
    await expect(page.getByRole('link', { name: /Slots play on us/ }).first()).toBeVisible();
    await workerInCharge(page);
    await context.setOffline(true);

    await page.reload();
    await expect(page.getByRole('heading', { level: 1 })).toContainText('Rufus');
    await expect(page.getByText('You are offline. This is what')).toBeVisible();
    await page.goto('/offers');
    await expect(page.getByRole('link', { name: /Slots play on us/ })).toBeVisible();
    await page.goto('/offers/100205-play');
    await expect(page.getByRole('heading', { name: /Slots play on us/ })).toBeVisible();
    await page.goto('/more');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('More');

    await page.goto('/');
    await context.setOffline(false);
    await expect(page.getByText('You are offline. This is what')).toBeHidden();
    await expect(page.getByRole('heading', { level: 1 })).toContainText('Rufus');
    await expect(page).toHaveURL('/');
  });
});
