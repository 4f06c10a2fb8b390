import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { page } from 'vitest/browser';
import { updates } from '../lib/code/updates.ts';
import { expectAccessible } from '../testing/expectAccessible.ts';
import { provideRoutes } from '../testing/fakes/routeModules.ts';
import { address, openApp } from '../testing/openApp.tsx';

provideRoutes(import.meta.glob('./{home/Home,offers/Offers}Route.tsx', { base: '../features' }));

const prompt = page.getByRole('dialog', { name: 'Update ready' });

/** Opens the app with a new version ready. The returned mock replaces the reload. */
async function openWithUpdate() {
  const accept = vi.fn();
  const update = { kind: 'ready', accept } as const;
  const told = vi.spyOn(updates, 'getSnapshot').mockReturnValue(update);
  onTestFinished(() => told.mockRestore());
  await openApp('/offers');
  await expect.element(prompt).toBeVisible();
  return accept;
}

describe('§4.53 §8.31 the update dialog', () => {
  it('shows the text of the catalogue, and stays open while the page is used', async () => {
    const accept = await openWithUpdate();
    await expect.element(prompt).toMatchTextContent('A new version of Met Rewards is ready.');
    await expectAccessible();
    await page.getByRole('link', { name: 'My Rewards' }).click();
    await expect.poll(address).toBe('/');
    await expect.element(prompt).toBeVisible();
    expect(accept).not.toHaveBeenCalled();
  });

  it.each(['Update now', 'Close'])('reloads on %s', async (name) => {
    const accept = await openWithUpdate();
    await prompt.getByRole('button', { name }).click();
    expect(accept).toHaveBeenCalledOnce();
  });
});
