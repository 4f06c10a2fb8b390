import type { Page } from '@playwright/test';
import { journeyBackend } from './backend.ts';
import { expect } from './journey.ts';

/** What a till reads when the screen, as it is now, is held up to its scanner. */
export async function scanScreen(page: Page): Promise<string> {
  const { till } = await journeyBackend();
  return till.scan(await page.screenshot());
}

/** Holds the QR code that is shown up to a till, with the member card of `customerNumber`. */
export async function expectGenuineCode(
  page: Page,
  { voucherId, customerNumber }: { readonly voucherId: string; readonly customerNumber: string },
): Promise<void> {
  const code = page.getByRole('img', { name: /^QR code for/ });
  await expect(code).toBeVisible();
  await code.scrollIntoViewIfNeeded();
  const { till } = await journeyBackend();
  expect(till.verify(await scanScreen(page), customerNumber)).toMatchObject({
    valid: true,
    claims: { voucherId, customerNumber },
  });
}
