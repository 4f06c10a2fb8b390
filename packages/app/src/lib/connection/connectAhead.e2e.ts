import { once } from 'node:events';
import { type AddressInfo, createServer, type Socket } from 'node:net';
import { expect, logIn, test } from '../../../e2e/journey.ts';

test('§7 the app connects to the services ahead of requests: at the log-in form, and with a member’s page @desktop', async ({
  playwright,
  launchOptions,
  baseURL,
}, testInfo) => {
  const connections = new Set<Socket>();
  const service = createServer((connection) => connections.add(connection));
  await once(service.listen(0, '127.0.0.1'), 'listening');
  const { port } = service.address() as AddressInfo;
  const link = `<link data-first="service" href="http://127.0.0.1:${port}" crossorigin>`;

  // A private window, such as other journeys have, connects to nothing ahead.
  const context = await playwright.chromium.launchPersistentContext(
    testInfo.outputPath('profile'),
    {
      ...launchOptions,
      serviceWorkers: 'block',
      ...(baseURL && { baseURL }),
    },
  );
  try {
    const page = await context.newPage();
    await page.route(/\/(login-mobile|profile)$/, async (route) => {
      const response = await route.fetch();
      const html = await response.text();
      await route.fulfill({ response, body: html.replace('</head>', `${link}</head>`) });
    });

    await page.goto('/login-mobile');
    await page.waitForLoadState('networkidle');
    expect(connections.size).toBe(0);
    await page.getByLabel('Email').focus();
    await expect.poll(() => connections.size).toBeGreaterThan(0);

    // Chromium keeps a page that a test has answered for away from this machine's services.
    await page.goto('/login');
    await logIn(page, 'jack');
    await expect(page).toHaveURL('/');
    await expect(page.locator('main h1').first()).toBeVisible();
    for (const connection of connections) connection.destroy();
    connections.clear();
    await page.route('**/assets/*.js', (route) => route.abort());
    await page.goto('/profile');
    await expect.poll(() => connections.size).toBeGreaterThan(0);
  } finally {
    await context.close();
    service.close();
  }
});
