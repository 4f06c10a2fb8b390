import { type Locator, page } from 'vitest/browser';
import { PASSWORD } from './fakeIdentity.ts';

/** Fills in and submits the log-in form of the open page, in any language. */
export async function submitLogIn(email: string): Promise<void> {
  await page.getByRole('textbox').first().fill(email);
  await ofType('password').fill(PASSWORD);
  await ofType('submit').click();
}

function ofType(type: string): Locator {
  const element = document.querySelector(`[type=${type}]`);
  if (!element) throw new Error(`The page has no element of the type ${type}.`);
  return page.elementLocator(element);
}
