import { chromium } from 'playwright';
import { signIn, startProduct } from './scripts/lib/measuring.mjs';
import { phone, slowDown } from './scripts/lib/speed/slowPhone.mjs';

const product = await startProduct();
const browser = await chromium.launch({
  executablePath: '/usr/bin/chromium',
  args: ['--no-sandbox', '--disable-background-networking'],
});
let copies;
for (const arg of process.argv.slice(2)) {
  const [path, st] = arg.split('@');
  let storageState;
  if (st) {
    if (!copies) {
      const c = await browser.newContext();
      await signIn(await c.newPage(), product.origin);
      copies = await c.storageState({ indexedDB: true });
      await c.close();
    }
    storageState =
      st === 'copies'
        ? copies
        : {
            ...copies,
            origins: copies.origins.map((o) => ({
              ...o,
              localStorage: o.localStorage.filter(({ name }) => name === 'casino.member.signed-in'),
            })),
          };
  }
  const context = await phone(browser, { storageState });
  const page = await context.newPage();
  await slowDown(context, page);
  await page.goto(product.origin + path);
  await page.waitForTimeout(st === 'bare' ? 9000 : 6000);
  const r = await page.evaluate(() =>
    performance
      .getEntriesByType('resource')
      .map((e) => [
        e.startTime | 0,
        e.responseStart | 0,
        e.responseEnd | 0,
        e.transferSize,
        e.name.replace(/.*\//, '').slice(0, 50),
        e.initiatorType,
      ]),
  );
  console.log(
    '==',
    arg,
    await page.evaluate(() => {
      const n = performance.getEntriesByType('navigation')[0];
      return [
        n.responseStart | 0,
        n.responseEnd | 0,
        n.transferSize,
        performance.getEntriesByName('first-paint')[0]?.startTime | 0,
      ];
    }),
  );
  for (const x of r) console.log(x.join('\t'));
  await context.close();
}
await browser.close();
await product.stop();
