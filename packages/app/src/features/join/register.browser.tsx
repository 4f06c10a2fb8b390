import { describe, expect, it } from 'vitest';
import { page } from 'vitest/browser';
import type { IdentityUser } from '../../lib/device/storage.ts';
import { user } from '../../session/state/session.fixtures.ts';
import { backend } from '../../testing/fakeBackend.ts';
import { provideRoutes } from '../../testing/fakes/routeModules.ts';
import { address, openApp } from '../../testing/openApp.tsx';

provideRoutes(
  import.meta.glob('./{home/Home,{join,login,link,password,verify,support}/*}Route.tsx', {
    base: '../',
  }),
);

const ALERT = page.getByRole('alert');
const HEADING = page.getByRole('heading', { level: 1 });

describe('§2, §4: joining as a new member', () => {
  const JOIN = page.getByRole('button', { name: 'Join now' });

  async function openFilled(as: IdentityUser | null = null) {
    const given = () => backend.setProfile({ memberships: [] });
    const app = await openApp('/account/register', { as, given });
    await page.getByLabelText('Title').selectOptions('Ms');
    await page.getByLabelText('First name').fill('Zoë');
    await page.getByLabelText('Last name').fill("O'Sample");
    await page.getByLabelText('Day').fill('28');
    await page.getByLabelText('Month').fill('2');
    await page.getByLabelText('Year').fill('1990');
    await page.getByText('Female').click();
    const email = page.getByRole('textbox', { name: 'Email' });
    if (as === null) await email.fill('zoe@example.test');
    await page.getByLabelText('Mobile phone').fill('07700 900123');
    await page.getByLabelText('Home casino').selectOptions('Harbour');
    await page.getByRole('checkbox', { name: 'I confirm that I am over the age of 18' }).click();
    await page.getByRole('checkbox', { name: /I accept the/ }).click();
    return app;
  }

  it('§1.3 §2.76 sends exactly the fields and the ticked consents, and fills in the form of the login', async () => {
    await openFilled();
    await page.getByRole('checkbox', { name: 'Text' }).click();
    await JOIN.click();
    await expect.poll(address).toBe('/account/register/success');
    expect(backend.requestsOf('members-registerAccount').map(({ values }) => values)).toEqual([
      {
        title: 'Ms',
        firstName: 'Zoë',
        lastName: "O'Sample",
        dob: '1990-02-28',
        gender: 'female',
        email: 'zoe@example.test',
        mobile: '07700 900123',
        consents: { over18: true, terms: true, marketing: ['sms'] },
        location: 6,
      },
    ]);
    expect(backend.requestsOf('users-getBaseAccount')).toEqual([]);
    await expect.element(HEADING).toHaveTextContent('Almost there');
    await page.getByRole('link', { name: 'Create my login' }).click();
    await expect.element(page.getByLabelText('First name')).toHaveValue('Zoë');
    await expect.element(page.getByLabelText('Email')).toHaveValue('zoe@example.test');
  });

  it('§2.27 shows the customer number again after back and forward', async () => {
    await openFilled();
    await JOIN.click();
    await page.getByRole('link', { name: 'Create my login' }).click();
    const created = page.getByRole('heading', { name: 'Create your login' });
    for (const leave of [() => {}, () => history.forward()]) {
      leave();
      await expect.element(created).toBeVisible();
      history.back();
      await expect.poll(address).toBe('/account/register/success');
      await expect.element(page.getByText('100050')).toBeVisible();
    }
  });

  it('§2.26 fills in the details of the login, except in fields that have input', async () => {
    const given = { firstName: 'Zoë', lastName: "O'Sample", dob: '1990-02-28' };
    let answer = () => {};
    await openApp('/account/register', {
      as: { ...user, uid: 'register known' },
      given: () => {
        backend.setProfile({ memberships: [] });
        backend.reply('users-getBaseAccount', { success: true, baseAccount: given });
        answer = backend.hold('users-getBaseAccount');
      },
    });
    await page.getByLabelText('Last name').fill('Typed');
    answer();
    await expect.element(page.getByLabelText('First name')).toHaveValue('Zoë');
    await expect.element(page.getByLabelText('Last name')).toHaveValue('Typed');
    await expect.element(page.getByLabelText('Day')).toHaveValue('28');
    await expect.element(page.getByText(user.email)).toBeVisible();
  });

  it('is empty when the details of the login fail to load', async () => {
    await openApp('/account/register', {
      as: { ...user, uid: 'register unknown' },
      given: () => {
        backend.setProfile({ memberships: [] });
        backend.refuse('users-getBaseAccount', 'no-response');
      },
    });
    await expect.poll(() => backend.requestsOf('users-getBaseAccount').length).toBe(1);
    await expect.element(page.getByLabelText('First name')).toHaveValue('');
    await expect.element(page.getByText(/filled in from your login/)).not.toBeInTheDocument();
  });

  it('of a signed-in user leads to home, which welcomes the member once', async () => {
    const { reopen } = await openFilled({ ...user, uid: 'register linked' });
    backend.setProfile();
    await JOIN.click();
    await expect.element(HEADING).toHaveTextContent('Welcome to Met Rewards');
    await page.getByRole('link', { name: 'See my rewards' }).click();
    await expect.element(HEADING).toMatchTextContent(/^Welcome, /);
    await reopen();
    await expect.element(HEADING).toMatchTextContent(/^Welcome back, /);
  });

  it('§8.29 a failure shows the error text, or Something went wrong', async () => {
    await openFilled();
    backend.refuse('members-registerAccount', 'internal');
    await JOIN.click();
    await expect.element(ALERT).toHaveTextContent('Something went wrong');
    const error = 'You are a member of this casino already.';
    backend.reply('members-registerAccount', { success: false, error });
    await JOIN.click();
    await expect.element(ALERT).toHaveTextContent(error);
    expect(address()).toBe('/account/register');
  });

  it('§7.4 accepts a reply that holds only success', async () => {
    await openFilled();
    backend.reply('members-registerAccount', { success: true });
    await JOIN.click();
    await expect.poll(address).toBe('/account/register/success');
    await expect.element(page.getByText('Membership number')).not.toBeInTheDocument();
  });

  it('a double click and a retry send the same submission id', async () => {
    await openFilled();
    backend.refuse('members-registerAccount', 'no-response');
    await JOIN.dblClick();
    await expect.element(ALERT).toHaveTextContent('Network error. Check your connection.');
    backend.reply('members-registerAccount', { success: true, customerNumber: '100050' });
    await JOIN.click();
    await expect.poll(address).toBe('/account/register/success');
    const sent = backend.requestsOf('members-registerAccount');
    expect(sent).toHaveLength(2);
    expect(new Set(sent.map(({ submissionId }) => submissionId)).size).toBe(1);
  });
});
