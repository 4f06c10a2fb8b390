import { emailOf, PASSWORD } from '../../../e2e/accounts.ts';
import { expect, logIn, REFUSED_SIGN_IN, test } from '../../../e2e/journey.ts';

const SIGN_IN = '**/accounts:signInWithPassword*';
const INVALID = 'Invalid credentials. Please try again.';

test.describe('§8 sign-in errors', () => {
  test('§8.4 §8.6 §8.8 the form shows the messages of the catalogue; §7.51 §7.54 a sign-in sends email, password, returnSecureToken and clientType @phone', async ({
    page,
    faults,
  }) => {
    faults.expect(REFUSED_SIGN_IN);
    faults.expect(/net::ERR_CONNECTION_REFUSED/);
    const alert = page.getByRole('alert');
    await page.goto('/login');

    await test.step('a wrong password, a disabled account and an unknown address', async () => {
      await logIn(page, 'jack', 'not-the-password');
      await expect(alert).toHaveText(INVALID);
      await logIn(page, 'disabled');
      await expect(alert).toHaveText('This account has been disabled.');
      await logIn(page, 'nobody');
      await expect(alert).toHaveText(INVALID);
    });

    await test.step('the identity service does not respond', async () => {
      await page.route(SIGN_IN, (route) => route.abort('connectionrefused'));
      await logIn(page, 'jack');
      await expect(alert).toHaveText('Network error. Check your connection.');
      await page.unroute(SIGN_IN);
    });

    await test.step('the identity service responds again', async () => {
      const [request] = await Promise.all([
        page.waitForRequest(SIGN_IN),
        page.getByRole('button', { name: 'Log in' }).click(),
      ]);
      expect(request.method()).toBe('POST');
      expect(request.postDataJSON()).toEqual({
        email: emailOf('jack'),
        password: PASSWORD,
        returnSecureToken: true,
        clientType: 'CLIENT_TYPE_WEB',
      });
      await expect(page).toHaveURL('/');
    });
  });
});

test.describe('§4 redirect', () => {
  test('§4.11 §9.21 a deep link with a query, opened signed out, opens again after sign-in', async ({
    page,
  }) => {
    await page.goto('/offers?from=mail');
    await expect(page).toHaveURL('/login?redirect=%2Foffers%3Ffrom%3Dmail');
    await logIn(page, 'jack');
    await expect(page).toHaveURL('/offers?from=mail');
    await expect(page.getByRole('heading', { name: 'My Exclusive Offers' })).toBeVisible();
  });
});
