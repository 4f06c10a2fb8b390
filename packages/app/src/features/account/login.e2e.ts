import {
  emailOf,
  expect,
  expectAccessible,
  logIn,
  PASSWORD,
  REFUSED_SIGN_IN,
  test,
} from '../../../e2e/journey.ts';

const SIGN_IN = '**/accounts:signInWithPassword*';

test.describe('§8 sign-in errors', () => {
  test('a wrong password', async ({ page, faults }) => {
    faults.expect(REFUSED_SIGN_IN);
    await page.goto('/login');
    await logIn(page, 'jack', 'not-the-password');
    await expect(page.getByRole('alert')).toHaveText('Invalid credentials. Please try again.');
    await expect(page.getByLabel('Email')).toHaveValue(emailOf('jack'));
    await expectAccessible(page);
  });

  test('a disabled account @once', async ({ page, faults }) => {
    faults.expect(REFUSED_SIGN_IN);
    await page.goto('/login');
    await logIn(page, 'disabled');
    await expect(page.getByRole('alert')).toHaveText('This account has been disabled.');
  });

  test('an address that nobody has is not told apart from a wrong password @once', async ({
    page,
    faults,
  }) => {
    faults.expect(REFUSED_SIGN_IN);
    await page.goto('/login');
    await logIn(page, 'nobody');
    await expect(page.getByRole('alert')).toHaveText('Invalid credentials. Please try again.');
  });

  test('the identity service stopped; it comes back, and the same form works', async ({
    page,
    faults,
  }) => {
    faults.expect(/net::ERR_CONNECTION_REFUSED/);
    await page.goto('/login');
    await page.route(SIGN_IN, (route) => route.abort('connectionrefused'));
    await logIn(page, 'jack');
    await expect(page.getByRole('alert')).toHaveText('Network error. Check your connection.');
    await page.unroute(SIGN_IN);
    await page.getByRole('button', { name: 'Log in' }).click();
    await expect(page).toHaveURL('/');
  });

  test('a browser that knows it is offline does not send', async ({ page, context, faults }) => {
    faults.expect(/net::ERR_INTERNET_DISCONNECTED/);
    await page.goto('/login-mobile');
    await expect(page.getByLabel('Email')).toBeVisible();
    await context.setOffline(true);
    await expect(page.getByRole('button', { name: 'Log in' })).toBeDisabled();
    await expect(page.getByText('You are offline. Connect to')).toBeVisible();
  });
});

test.describe('§2, §4: log-in', () => {
  test('a double click sends one request @once', async ({ page }) => {
    let sent = 0;
    await page.route(SIGN_IN, async (route) => {
      if (route.request().method() === 'POST') sent += 1;
      await new Promise((resolve) => setTimeout(resolve, 300));
      await route.continue();
    });
    await page.goto('/login-mobile');
    await page.getByLabel('Email').fill(emailOf('jack'));
    await page.getByLabel('Password', { exact: true }).fill('Demo-pass-1');
    await page.getByRole('button', { name: 'Log in' }).dblclick();
    await expect(page).toHaveURL('/');
    expect(sent).toBe(1);
  });

  test('§7 sends email, password, returnSecureToken and clientType @once', async ({ page }) => {
    await page.goto('/login');
    const [request] = await Promise.all([page.waitForRequest(SIGN_IN), logIn(page, 'jack')]);
    expect(request.method()).toBe('POST');
    expect(request.postDataJSON()).toEqual({
      email: emailOf('jack'),
      password: PASSWORD,
      returnSecureToken: true,
      clientType: 'CLIENT_TYPE_WEB',
    });
    await expect(page).toHaveURL('/');
  });

  test('§3 the last address is remembered after log-out @once', async ({ page }) => {
    await page.goto('/login');
    await logIn(page, 'queen');
    await expect(page).toHaveURL('/');
    await page.getByRole('button', { name: /Regina/ }).click();
    await page.getByRole('button', { name: 'Log Out' }).click();
    await expect(page).toHaveURL('/login');
    await expect(page.getByLabel('Email')).toHaveValue(emailOf('queen'));
    await expect(page.getByLabel('Password', { exact: true })).toHaveValue('');
  });

  test('the page has no accessibility fault', async ({ page }) => {
    await page.goto('/login');
    await expect(page.locator('main h1')).toBeVisible();
    await expectAccessible(page);
    await page.goto('/login-mobile');
    await expect(page.getByLabel('Email')).toBeVisible();
    await expectAccessible(page);
  });
});

test.describe('§4 redirect', () => {
  test('§9 a deep link with its query, opened signed out, comes back after sign-in @once', async ({
    page,
  }) => {
    await page.goto('/offers?from=mail');
    await expect(page).toHaveURL('/login?redirect=%2Foffers%3Ffrom%3Dmail');
    await logIn(page, 'jack');
    await expect(page).toHaveURL('/offers?from=mail');
    await expect(page.getByRole('heading', { name: 'My Exclusive Offers' })).toBeVisible();
  });

  for (const wanted of [
    '//evil.test',
    '/\\evil.test',
    'https://evil.test',
    'javascript:alert(1)',
  ]) {
    test(`to ${wanted} does not leave the app @once`, async ({ page, baseURL }) => {
      await page.goto(`/login?redirect=${encodeURIComponent(wanted)}`);
      await logIn(page, 'jack');
      await expect(page.locator('main h1').first()).toHaveText(/Jack/);
      expect(page.url()).toBe(`${baseURL}/`);
    });
  }

  test('a signed-in member at the log-in page goes home @once', async ({ page }) => {
    await page.goto('/login');
    await logIn(page, 'jack');
    await expect(page).toHaveURL('/');
    await page.goto('/login?redirect=%2Foffers');
    await expect(page).toHaveURL('/offers');
    await page.goto('/login-mobile');
    await expect(page).toHaveURL('/');
  });
});
