import { emailOf, PASSWORD } from '../../../e2e/accounts.ts';
import { expect, logIn, REFUSED_SIGN_IN, test } from '../../../e2e/journey.ts';

const SIGN_IN = '**/accounts:signInWithPassword*';

test('§4.11 §9.21 a deep link with a query, opened signed out, opens again after sign-in; §7.51 §7.54 the sign-in sends email, password, returnSecureToken and clientType @phone', async ({
  page,
  faults,
}) => {
  faults.expect(REFUSED_SIGN_IN);
  await page.goto('/offers?from=mail');
  await expect(page).toHaveURL('/login?redirect=%2Foffers%3Ffrom%3Dmail');
  await logIn(page, 'jack', 'not-the-password');
  await expect(page.getByRole('alert')).toHaveText('Invalid credentials. Please try again.');

  const [request] = await Promise.all([page.waitForRequest(SIGN_IN), logIn(page, 'jack')]);
  expect(request.method()).toBe('POST');
  expect(request.postDataJSON()).toEqual({
    email: emailOf('jack'),
    password: PASSWORD,
    returnSecureToken: true,
    clientType: 'CLIENT_TYPE_WEB',
  });
  await expect(page).toHaveURL('/offers?from=mail');
  await expect(page.getByRole('heading', { name: 'My Exclusive Offers' })).toBeVisible();
});
