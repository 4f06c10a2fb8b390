import { join } from 'node:path';
import { describe } from 'vitest';
import { emailOf } from '../../e2e/accounts.ts';
import { journeyBackend } from '../../e2e/backend.ts';
import { expect, PHONE, test } from '../../e2e/engines/test.ts';
import { workerInCharge } from '../../e2e/serviceWorker.ts';

const BUILD = join(import.meta.dirname, '../../dist');

describe('§1 without the web server, after one visit', () => {
  test('§1.21 home, the card with its QR code, and an offer open at their addresses', async ({
    open,
  }) => {
    const backend = await journeyBackend();
    const server = await backend.serveBuild(BUILD);
    const phone = await open(PHONE, `http://127.0.0.1:${server.port}`);
    const offer = phone.role('link', /Slots play on us/);
    await phone.gotoAs(emailOf('king-of-hearts'), '/');
    await phone.run(workerInCharge);
    await offer.click();
    await phone.role('img', /^QR code/).shown();
    await phone.goto('/');
    await offer.shown();
    // The last file that the visit caches.
    const readingPages = () =>
      phone.run(() => Object.keys(localStorage).filter((key) => key.startsWith('casino.reading.')));
    await expect.poll(readingPages).toHaveLength(6);
    await server.stop();

    await phone.reload();
    // The notice moves the page down.
    const body = () => phone.css('body').text();
    await expect.poll(body).toContain('We cannot reach your casino just now.');
    await offer.shown();
    await phone.role('button', 'Show code').click();
    await phone.role('button', 'Show card').shown();
    expect(await phone.run(() => document.activeElement?.textContent)).toContain('Show card');
    const scan = async () => backend.till.scan(await phone.screenshot());
    await expect.poll(() => scan().catch(() => 'nothing yet')).toBe('100205');

    await phone.goto('/offers/100205-play');
    await phone.role('img', /^QR code/).shown();
    await phone.goto('/more?info=faqs');
    const words = () => phone.role('dialog', 'FAQs').text();
    await expect.poll(words).toContain('My offer does not scan');
  });
});
