import { describe, expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { user } from '../../session/state/session.fixtures.ts';
import { backend } from '../../testing/fakeBackend.ts';
import { provideRoutes } from '../../testing/fakes/routeModules.ts';
import { openApp } from '../../testing/openApp.tsx';

provideRoutes(
  import.meta.glob('./{join,login,link,more,password,verify,support}/*Route.tsx', { base: '../' }),
);

const ALERT = page.getByRole('alert');

describe('§2 the support form', () => {
  const SEND = page.getByRole('button', { name: 'Send' });
  const COMMENTS = page.getByLabelText('How can we help?');

  it('fills in the name of a signed-in member', async () => {
    await openApp('/account/support');
    await expect.element(page.getByLabelText('Your name')).toHaveValue('Demo Jack');
    await expect.element(page.getByText(user.email)).toBeVisible();
    await COMMENTS.fill('A question.');
    await SEND.click();
    await expect.element(page.getByRole('heading', { name: 'Thank you' })).toBeVisible();
    expect(backend.requestsOf('members-submitTicket')).toMatchObject([
      { values: { name: 'Demo Jack', comments: 'A question.' } },
    ]);
  });

  it('keeps the frame of a member, who finds it on More', async () => {
    await openApp('/more', { layout: 'mobile' });
    await page.getByRole('link', { name: 'Contact support' }).click();
    await expect.element(page.getByLabelText('Your name')).toHaveValue('Demo Jack');
    await expect.element(page.getByRole('navigation', { name: 'Main' })).toBeVisible();
    await expect.element(page.getByRole('link', { name: 'Back' })).toHaveAttribute('href', '/more');
  });

  it('has the account layout for a visitor', async () => {
    await openApp('/account/support', { as: null });
    await expect.element(page.getByRole('link', { name: 'Back to log in' })).toBeVisible();
    await expect.element(page.getByRole('navigation', { name: 'Main' })).not.toBeInTheDocument();
  });

  it.each(['no-response', 'internal'] as const)(
    '§8.15 a failure opens a dialog and keeps the input, and a retry sends the same request: %s',
    async (code) => {
      await openApp('/account/support', {
        as: null,
        given: () => backend.refuse('members-submitTicket', code),
      });
      await page.getByLabelText('Your name').fill('Zoë Sample');
      await page.getByLabelText('Email').fill('zoe@example.test');
      await COMMENTS.fill('My points are missing.');
      await SEND.click();
      const dialog = page.getByRole('dialog', { name: 'Error' });
      await expect.element(dialog).toMatchTextContent('Unable to submit a support ticket');
      await dialog.getByRole('button', { name: 'OK' }).click();
      await expect.element(COMMENTS).toHaveValue('My points are missing.');
      backend.reply('members-submitTicket', { success: true });
      await SEND.click();
      await expect.element(page.getByRole('heading', { name: 'Thank you' })).toBeVisible();
      const [first, second, ...others] = backend.requestsOf('members-submitTicket');
      expect(second).toEqual(first);
      expect(others).toEqual([]);
    },
  );

  it('keeps the comments over a reload, until they are sent', async () => {
    const { reopen } = await openApp('/account/support');
    await COMMENTS.fill('My points are missing.');
    await reopen();
    await expect.element(COMMENTS).toHaveValue('My points are missing.');
    await SEND.click();
    await expect.element(page.getByRole('heading', { name: 'Thank you' })).toBeVisible();
    await reopen();
    await expect.element(COMMENTS).toHaveValue('');
  });

  it('§8 too many requests show how long to wait', async () => {
    await openApp('/account/support');
    backend.refuse('members-submitTicket', 'resource-exhausted', 'Please wait 5 minutes.');
    await COMMENTS.fill('A question.');
    await SEND.click();
    await expect.element(ALERT).toHaveTextContent('Please wait 5 minutes.');
    await expect.element(page.getByRole('dialog')).not.toBeInTheDocument();
  });
});
