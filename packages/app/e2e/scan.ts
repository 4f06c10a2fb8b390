import type { Page } from '@playwright/test';
import { journeyBackend } from './backend.ts';
import { expect } from './journey.ts';

/** Reads the QR code on the screen, as a scanner at a till does. */
export async function scanScreen(page: Page): Promise<string> {
  const { till } = await journeyBackend();
  return till.scan(await page.screenshot());
}

/** Redeems the shown QR code at a till, with the member card of `customerNumber`. */
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
