import { chromium } from 'playwright';

const ORIGIN = 'http://127.0.0.1:7273';
const b = await chromium.launch({
  executablePath: '/usr/bin/chromium',
  args: ['--no-sandbox', '--disable-gpu', '--disable-background-networking'],
});
for (const [name, vp] of [
  ['desktop', { width: 1440, height: 900 }],
  ['phone', { width: 390, height: 844 }],
]) {
  const ctx = await b.newContext({ viewport: vp, locale: 'en-GB', colorScheme: 'light' });
  const p = await ctx.newPage();
  p.on(
    'console',
    (m) =>
      ['error', 'warning'].includes(m.type()) &&
      console.log(name, 'console', m.type(), m.text().slice(0, 300)),
  );
  p.on('pageerror', (e) => console.log(name, 'pageerror', e.message));
  const reqs = [];
  p.on('response', (r) => reqs.push(r.url().replace(ORIGIN, '')));
  await p.goto(ORIGIN + '/offers/x?a=1');
  await p.waitForTimeout(1500);
  console.log(name, p.url(), await p.title());
  console.log(reqs.filter((u) => u.endsWith('.js')).join(' '));
  await p.screenshot({ path: `/tmp/shots/${name}-login.png` });
  if (name === 'phone') {
    await p.getByRole('link', { name: 'Log in' }).click();
    await p.waitForTimeout(500);
    console.log(p.url());
    await p.screenshot({ path: `/tmp/shots/${name}-login-mobile.png` });
  }
  await p.getByLabel('Email').fill('jack@demo.test');
  await p.getByLabel('Password', { exact: true }).fill('Demo-pass-1');
  const t = Date.now();
  await p.getByRole('button', { name: 'Log in' }).click();
  await p.waitForURL(/offers/, { timeout: 8000 }).catch((e) => console.log(e.message));
  console.log('signed in after', Date.now() - t, p.url());
  await p.waitForTimeout(1500);
  console.log(await p.locator('main').innerText());
  await p.goto(ORIGIN + '/');
  await p.waitForTimeout(1500);
  console.log((await p.locator('main').innerText()).slice(0, 600));
  await p.screenshot({ path: `/tmp/shots/${name}-home.png` });
  await ctx.close();
}
await b.close();
