import { expect, expectHome, logIn, test } from '../../../e2e/journey.ts';

test.describe('a browser without storage', () => {
  const refusals: readonly (readonly [string, () => void])[] = [
    [
      'with forbidden storage',
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
      'with full storage',
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
      'with an IndexedDB that throws',
      () => {
        IDBFactory.prototype.open = () => {
          throw new DOMException('', 'InvalidStateError');
        };
      },
    ],
    [
      'with an IndexedDB that never answers',
      () => {
        IDBFactory.prototype.open = () => new EventTarget() as IDBOpenDBRequest;
      },
    ],
  ];
  for (const [which, refuse] of refusals) {
    test(`${which} shows a member home @phone @all`, async ({ page, context }) => {
      await context.addInitScript(refuse);
      await page.goto('/');
      await logIn(page, 'king');
      await expectHome(page);
    });
  }
});

test.describe('a member whose stored data the browser removed', () => {
  test.use({ account: 'king', withServiceWorker: true });

  test.beforeEach(async ({ page }) => {
    await page.goto('/');
    await expectHome(page);
  });

  test('logs in again without the identity database @phone @all', async ({ page }) => {
    await page.evaluate(async () => {
      for (const { name } of await indexedDB.databases()) indexedDB.deleteDatabase(name ?? '');
    });
    await page.reload();
    await logIn(page, 'king');
    await expectHome(page);
  });

  test('sees home without the copies and the cached files @phone @all', async ({ page }) => {
    await page.evaluate(() => navigator.serviceWorker.ready);
    await page.evaluate(async () => {
      localStorage.clear();
      for (const name of await caches.keys()) await caches.delete(name);
    });
    await page.reload();
    await expectHome(page);
  });

  test('continues after a lost connection to IndexedDB @phone @all', async ({ page }) => {
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
