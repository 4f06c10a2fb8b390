import { describe, expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { backend } from '../../testing/fakeBackend.ts';
import { PASSWORD } from '../../testing/fakeIdentity.ts';
import { provideRoutes } from '../../testing/fakes/routeModules.ts';
import { address, openApp } from '../../testing/openApp.tsx';

provideRoutes(import.meta.glob('./settings/*Route.tsx', { base: '../' }));

const PATH = '/settings/delete';
const DELETE = 'users-deleteAccount';
const dialogs = page.getByRole('dialog');

/** Fills in the form and opens the confirmation dialog. */
async function fillAndSubmit(password = PASSWORD): Promise<void> {
  await page.getByLabelText('Your password').fill(password);
  await page.getByRole('button', { name: 'Delete my account' }).click();
}

describe('§2, §6: Delete My Account', () => {
  it('keeps the account after a wrong password and after a cancelled dialog', async () => {
    await openApp(PATH, { layout: 'mobile' });
    await fillAndSubmit('Not-mine-1');
    await page.getByRole('button', { name: 'Delete for good' }).click();
    await expect
      .element(page.getByRole('alert'))
      .toHaveTextContent('Invalid credentials. Please try again.');
    await fillAndSubmit();
    await page.getByRole('button', { name: 'Keep my account' }).click();
    await expect.element(dialogs).not.toBeInTheDocument();
    expect(backend.requestsOf(DELETE)).toEqual([]);
    expect(address()).toBe(PATH);
  });

  it('§2.82 §6.12 forget me sends a data removal request and shows its reference', async () => {
    await openApp(PATH);
    await page.getByRole('checkbox', { name: /^Also forget me/ }).click();
    await fillAndSubmit();
    await page.getByRole('button', { name: 'Delete for good' }).click();
    await expect
      .element(page.getByRole('dialog', { name: 'Your account is gone' }))
      .toMatchTextContent('DR-7K4M-Q2XP');
    expect(backend.requestsOf(DELETE)).toEqual([{ forgetMe: true }]);
    await expect.poll(address).toBe('/login');
  });
});
