import { describe, expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { member } from '../../session/session.fixtures.ts';
import { backend } from '../../testing/fakeBackend.ts';
import { address, openApp, setOnline } from '../../testing/openApp.tsx';

const UPDATE = 'members-updateProfile';
const main = page.getByRole('main');
const change = page.getByRole('button', { name: 'Change mobile number' });
const mobile = page.getByLabelText('Mobile number');
const save = page.getByRole('button', { name: 'Save' });
const saved = page.getByText('Your mobile number is saved.');

describe('§7 the mobile number on the profile', () => {
  it('is validated, and sent in the international format', async () => {
    const { reopen } = await openApp('/profile', { layout: 'mobile' });
    await change.click();
    await mobile.fill('07700 900 5');
    await save.click();
    await expect.element(main).toMatchTextContent('Please enter a mobile number that we can call');
    expect(backend.requestsOf(UPDATE)).toEqual([]);
    await mobile.fill('+44 7700 900555');
    await save.click();
    await expect.element(saved).toBeVisible();
    expect(backend.requestsOf(UPDATE)).toEqual([
      { location: 6, crmId: 'crm-49', values: { phone_mobile: '+447700900555' } },
    ]);
    await expect.element(main).toMatchTextContent('07700 900555');
    await reopen();
    await expect.element(main).toMatchTextContent('07700 900555');
  });

  it('is sent once for a double press', async () => {
    await openApp('/profile');
    await change.click();
    await mobile.fill('07700 900556');
    const answer = backend.hold(UPDATE);
    await save.dblClick();
    answer();
    await expect.element(saved).toBeVisible();
    expect(backend.requestsOf(UPDATE)).toHaveLength(1);
  });

  it.each([
    ['no-response', 'Network error. Check your connection.'],
    ['internal', 'Something went wrong'],
  ] as const)(
    '§8 shows an error after a failure, and can be sent again: %s',
    async (code, words) => {
      await openApp('/profile');
      await change.click();
      await mobile.fill('07700 900556');
      backend.refuse(UPDATE, code);
      await save.click();
      await expect.element(page.getByRole('alert')).toMatchTextContent(words);
      await expect.element(main).not.toMatchTextContent('07700 900556');
      backend.reply(UPDATE, {
        success: true,
        result: { ...member, phone_mobile: '+447700900556' },
      });
      await save.click();
      await expect.element(main).toMatchTextContent('07700 900556');
      await expect.element(page.getByRole('alert')).not.toBeInTheDocument();
    },
  );

  it('cannot be changed offline', async () => {
    await openApp('/profile');
    await expect.element(change).toBeVisible();
    setOnline(false);
    await expect.element(main).toMatchTextContent('You can change this once you are online again.');
  });
});

describe('§2 profile', () => {
  it('logs the member out', async () => {
    await openApp('/profile', { layout: 'mobile' });
    await main.getByRole('button', { name: 'Log Out' }).click();
    await expect.poll(address).toBe('/login');
  });
});
