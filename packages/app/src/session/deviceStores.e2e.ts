import type { Page } from '@playwright/test';
import { expect, logIn, test } from '../../e2e/journey.ts';

/** The log-in page greets alike: only a member has a navigation. */
async function expectHome(page: Page): Promise<void> {
  await expect(page).toHaveURL('/');
  await expect(page.getByRole('navigation', { name: 'Main' })).toBeVisible();
}

async function logsInToHome(page: Page): Promise<void> {
  await page.goto('/');
  await logIn(page, 'king');
  await expectHome(page);
}

test.describe('a browser that refuses to keep anything', () => {
  const refusals: readonly (readonly [string, () => void])[] = [
    [
      'whose storage may not be read',
      () => {
        for (const name of ['localStorage', 'sessionStorage']) {
          Object.defineProperty(window, name, {
            get: () => {
              throw new DOMException('', 'SecurityError');
            },
          });
        }
      },
    ],
    [
      'whose storage is full',
      () => {
        Storage.prototype.setItem = () => {
          throw new DOMException('', 'QuotaExceededError');
        };
      },
    ],
    [
      'without caches and service worker',
      () => {
        Reflect.deleteProperty(window, 'caches');
        Reflect.deleteProperty(Navigator.prototype, 'serviceWorker');
      },
    ],
    [
      'whose IndexedDB refuses',
      () => {
        IDBFactory.prototype.open = () => {
          throw new DOMException('', 'InvalidStateError');
        };
      },
    ],
    [
      'whose IndexedDB never answers',
      () => {
        IDBFactory.prototype.open = () => new EventTarget() as IDBOpenDBRequest;
      },
    ],
  ];
  for (const [which, refuse] of refusals) {
    test(`lets a member in: one ${which} @phone`, async ({ page, context }) => {
      await context.addInitScript(refuse);
      await logsInToHome(page);
    });
  }
});

test.describe('a member of whom the system threw something away', () => {
  test.use({ account: 'king', withServiceWorker: true });

  test.beforeEach(async ({ page }) => {
    await page.goto('/');
    await expectHome(page);
  });

  test('logs in again where the identity is gone @phone', async ({ page }) => {
    await page.evaluate(async () => {
      for (const { name } of await indexedDB.databases()) indexedDB.deleteDatabase(name ?? '');
    });
    await page.reload();
    await logIn(page, 'king');
    await expectHome(page);
  });

  test('is let in where the copies are gone @phone', async ({ page }) => {
    await page.evaluate(() => localStorage.clear());
    await page.reload();
    await expectHome(page);
  });

  test('is let in where the kept files are gone @phone', async ({ page }) => {
    await page.evaluate(() => navigator.serviceWorker.ready);
    await page.evaluate(async () => {
      for (const name of await caches.keys()) await caches.delete(name);
    });
    await page.reload();
    await expectHome(page);
  });

  test('goes on where the connection to IndexedDB is lost @phone', async ({ page }) => {
    await page.evaluate(() => {
      const { transaction } = IDBDatabase.prototype;
      let lost = 0;
      IDBDatabase.prototype.transaction = function (...stores) {
        lost += 1;
        if (lost > 2) return transaction.apply(this, stores);
        throw new DOMException('Connection to Indexed Database server lost', 'InvalidStateError');
      };
    });
    await page.getByRole('link', { name: 'Offers', exact: true }).click();
    await expect(page.getByRole('link', { name: /Slots play on us/ })).toBeVisible();
  });
});
