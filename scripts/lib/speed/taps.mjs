import { phone, slowProcessor } from './slowPhone.mjs';

/** Returns the longest time from a tap to the next frame, in milliseconds, for each item of the navigation bar. */
export async function timeTaps(browser, origin, storageState) {
  const context = await phone(browser, { storageState });
  const page = await context.newPage();
  await page.goto(`${origin}/`);
  await page.locator('main h1').first().waitFor();
  await page.waitForLoadState('networkidle');
  await slowProcessor(context, page);
  const names = await page.locator('nav').last().getByRole('link').allInnerTexts();
  const times = {};
  for (const name of [...names.slice(1), ...names.slice(0, 1)]) {
    await page.evaluate(() => {
      globalThis.slowest = 0;
      globalThis.taps?.disconnect();
      globalThis.taps = new PerformanceObserver((list) => {
        for (const { duration } of list.getEntries()) {
          globalThis.slowest = Math.max(globalThis.slowest, duration);
        }
      });
      globalThis.taps.observe({ type: 'event', durationThreshold: 16 });
    });
    await page.locator('nav').last().getByRole('link', { name, exact: true }).tap();
    await page.waitForTimeout(1_500);
    times[name] = await page.evaluate(() => globalThis.slowest);
  }
  await context.close();
  return times;
}
