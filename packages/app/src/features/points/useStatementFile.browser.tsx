import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { page } from 'vitest/browser';
import { backend } from '../../testing/fakeBackend.ts';
import { provideRoutes } from '../../testing/fakes/routeModules.ts';
import { openApp } from '../../testing/openApp.tsx';
import { savedFiles } from '../../testing/savedFiles.ts';

provideRoutes(import.meta.glob('./points/*Route.tsx', { base: '../' }));

const MOVEMENTS = 'members-getPointMovements';
const main = page.getByRole('main');
const save = page.getByRole('button', { name: 'Save as CSV' });

async function openPoints() {
  await openApp('/points', { layout: 'mobile' });
  await expect.element(save).toBeVisible();
  return savedFiles();
}

describe('the statement as a file', () => {
  it('has every movement, not only those on the page, and is saved once for two quick presses', async () => {
    const files = await openPoints();
    const button = save.element() as HTMLElement;
    button.click();
    button.click();
    await expect.poll(() => files.length).toBeGreaterThan(0);
    await expect.element(save).not.toHaveAttribute('aria-busy', 'true');
    expect(files.map(({ name }) => name)).toEqual(['met-rewards-points-2026-11-21.csv']);
    expect((await files[0]?.text())?.trim().split('\r\n')).toHaveLength(7);
    await expect.element(main).not.toMatchTextContent('An anniversary dinner');
  });

  it('is not saved if a page fails, and the member is told', async () => {
    const files = await openPoints();
    backend.refuse(MOVEMENTS, 'unavailable');
    await save.click();
    const messages = page.getByRole('region', { name: 'Messages' });
    await expect.element(messages).toMatchTextContent('We could not load every line');
    expect(files).toEqual([]);
  });

  it('can be printed', async () => {
    const print = vi.spyOn(window, 'print').mockImplementation(() => {});
    onTestFinished(() => print.mockRestore());
    await openPoints();
    await page.getByRole('button', { name: 'Print' }).click();
    expect(print).toHaveBeenCalledOnce();
  });
});
