import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { page } from 'vitest/browser';
import { backend } from '../../testing/fakeBackend.ts';
import { provideRoutes } from '../../testing/fakes/routeModules.ts';
import { openApp } from '../../testing/openApp.tsx';
import { savedFiles } from '../../testing/savedFiles.ts';

provideRoutes(import.meta.glob('./points/*Route.tsx', { base: '../' }));

const MOVEMENTS = 'members-getPointMovements';
const main = page.getByRole('main');
const openPoints = () => openApp('/points', { layout: 'mobile' });

describe('the statement as a file', () => {
  const save = page.getByRole('button', { name: 'Save as CSV' });

  it('has every movement, also those that are not on the page', async () => {
    await openPoints();
    await expect.element(save).toBeVisible();
    const files = savedFiles();
    await save.click();
    await expect.poll(() => files).toHaveLength(1);
    expect(files[0]?.name).toBe('met-rewards-points-2026-11-21.csv');
    expect((await files[0]?.text())?.trim().split('\r\n')).toHaveLength(7);
    await expect.element(main).not.toMatchTextContent('An anniversary dinner');
  });

  it('is saved once for two quick presses', async () => {
    await openPoints();
    await expect.element(save).toBeVisible();
    const files = savedFiles();
    const button = save.element() as HTMLElement;
    button.click();
    button.click();
    await expect.poll(() => files.length).toBeGreaterThan(0);
    await expect.element(save).not.toHaveAttribute('aria-busy', 'true');
    expect(files).toHaveLength(1);
  });

  it('is not saved if a page fails, and the member is told', async () => {
    await openPoints();
    await expect.element(save).toBeVisible();
    const files = savedFiles();
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
