import { describe } from 'vitest';
import type { Page } from '../../e2e/engines/page.ts';
import { DESKTOP, expect, test } from '../../e2e/engines/test.ts';
import { journeyOrigin } from '../../e2e/ports.ts';
import { startReleases } from '../../e2e/releases.ts';
import { workerInCharge } from '../../e2e/serviceWorker.ts';

const valuesIn = (page: Page, label: string) =>
  page.label(label).read((element) => (element as HTMLInputElement).value);

describe('§4, §8: a new version', () => {
  test('§4.53 §8.31 shows a dialog in every tab, and an answer reloads them all', async ({
    open,
  }) => {
    const releases = await startReleases(await journeyOrigin());
    try {
      const page = await open(DESKTOP, releases.origin);
      const other = await open(DESKTOP, releases.origin);
      await page.goto('/login-mobile');
      await page.role('heading', 'Welcome back').shown();
      await page.run(workerInCharge);
      await other.goto('/account/create');
      await other.label('First name').type('Half');

      releases.release();
      await page.run(async () => {
        await (await navigator.serviceWorker.getRegistration())?.update();
      });
      for (const tab of [page, other]) await tab.role('dialog', 'Update ready').shown();
      expect(await valuesIn(other, 'First name')).toEqual(['Half']);

      await page.role('button', 'Close').click();
      await page.role('heading', 'Welcome again').shown();
      for (const tab of [page, other]) await tab.role('dialog', 'Update ready').gone();
      await expect.poll(() => valuesIn(other, 'First name')).toEqual(['Half']);
    } finally {
      await releases.stop();
    }
  });
});
