import { describe, expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { backend } from '../../testing/fakeBackend.ts';
import { PASSWORD } from '../../testing/fakeIdentity.ts';
import { address, openApp } from '../../testing/openApp.tsx';

const PATH = '/settings/delete';
const DELETE = 'users-deleteAccount';
const dialogs = page.getByRole('dialog');

/** Fills in the form, and opens the last question. */
async function ask(password = PASSWORD): Promise<void> {
  await page.getByLabelText('Your password').fill(password);
  await page.getByRole('button', { name: 'Delete my account' }).click();
}

describe('§2, §6: Delete My Account', () => {
  it('keeps the account where the password is wrong, or the question is answered with no', async () => {
    await openApp(PATH, { layout: 'mobile' });
    await ask('Not-mine-1');
    await page.getByRole('button', { name: 'Delete for good' }).click();
    await expect
      .element(page.getByRole('alert'))
      .toHaveTextContent('Invalid credentials. Please try again.');
    await ask();
    await page.getByRole('button', { name: 'Keep my account' }).click();
    await expect.element(dialogs).not.toBeInTheDocument();
    expect(backend.requestsOf(DELETE)).toEqual([]);
    expect(address()).toBe(PATH);
  });

  it('sends a data removal request, and tells its reference', async () => {
    await openApp(PATH);
    await page.getByRole('checkbox', { name: /^Also forget me/ }).click();
    await ask();
    await page.getByRole('button', { name: 'Delete for good' }).click();
    await expect
      .element(page.getByRole('dialog', { name: 'Your account is gone' }))
      .toMatchTextContent('DR-7K4M-Q2XP');
    expect(backend.requestsOf(DELETE)).toEqual([{ forgetMe: true }]);
    await expect.poll(address).toBe('/login');
  });
});
