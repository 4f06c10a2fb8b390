import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { page } from 'vitest/browser';
import { backend } from '../../testing/fakeBackend.ts';
import { provideRoutes } from '../../testing/fakes/routeModules.ts';
import { openApp } from '../../testing/openApp.tsx';

provideRoutes(import.meta.glob('./points/*Route.tsx', { base: '../' }));

const MOVEMENTS = 'members-getPointMovements';
const main = page.getByRole('main');
const openPoints = () => openApp('/points', { layout: 'mobile' });

describe('the statement as a file', () => {
  /** The files that the page saves: the name and the text of each. */
  function saved(): { name: string; text: () => Promise<string> }[] {
    const files: { name: string; text: () => Promise<string> }[] = [];
    let blob = new Blob();
    const create = vi.spyOn(URL, 'createObjectURL').mockImplementation((content) => {
      blob = content as Blob;
      return 'blob:statement';
    });
    const click = vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (
      this: HTMLAnchorElement,
    ) {
      const content = blob;
      files.push({ name: this.download, text: () => content.text() });
    });
    onTestFinished(() => {
      create.mockRestore();
      click.mockRestore();
    });
    return files;
  }

  const save = page.getByRole('button', { name: 'Save as CSV' });

  it('has every movement, also those that are not on the page', async () => {
    await openPoints();
    await expect.element(save).toBeVisible();
    const files = saved();
    await save.click();
    await expect.poll(() => files).toHaveLength(1);
    expect(files[0]?.name).toBe('met-rewards-points-2026-11-21.csv');
    expect((await files[0]?.text())?.trim().split('\r\n')).toHaveLength(7);
    await expect.element(main).not.toMatchTextContent('An anniversary dinner');
  });

  it('is not saved if a page fails, and the member is told', async () => {
    await openPoints();
    await expect.element(save).toBeVisible();
    const files = saved();
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
