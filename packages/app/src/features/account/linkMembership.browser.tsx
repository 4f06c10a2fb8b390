import { describe, expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { user } from '../../session/session.fixtures.ts';
import { backend } from '../../testing/fakeBackend.ts';
import { address, openApp } from '../../testing/openApp.tsx';

const ALERT = page.getByRole('alert');
const HEADING = page.getByRole('heading', { level: 1 });

describe('§2, §4: linking a membership', () => {
  const LINK = page.getByRole('button', { name: 'Link my membership' });

  async function openForm(uid: string): Promise<void> {
    await openApp('/account/link', {
      as: { ...user, uid },
      given: () =>
        backend.setDocument('profile', {
          memberships: [],
          emailVerified: true,
          saferGambling: undefined,
        }),
    });
    await page.getByLabelText('Casino').selectOptions('Harbour');
    await page.getByLabelText('Membership number').fill('100049');
    await page.getByLabelText('Day').fill('15');
    await page.getByLabelText('Month').fill('6');
    await page.getByLabelText('Year').fill('1984');
  }

  it.each([
    [
      'the backend refuses',
      { success: false, error: 'These do not match a membership.' },
      'These do not match a membership.',
    ],
    ['the backend gives no reason', { success: false }, 'Something went wrong'],
  ] as const)('§5 fails where %s, and then works', async (what, reply, words) => {
    await openForm(`link ${what}`);
    backend.reply('members-linkMembership', reply);
    await LINK.click();
    await expect.element(ALERT).toHaveTextContent(words);
    expect(address()).toBe('/account/link');
    backend.reply('members-linkMembership', { success: true });
    await LINK.click();
    await expect.poll(address).toBe('/account/linked');
    expect(backend.requestsOf('members-linkMembership')[0]).toMatchObject({
      membershipNumber: '100049',
      dob: '1984-06-15',
    });
  });

  it('links once by a double click', async () => {
    await openForm('link twice');
    await LINK.dblClick();
    await expect.element(HEADING).toHaveTextContent('Your membership is linked');
    expect(backend.requestsOf('members-linkMembership')).toHaveLength(1);
  });
});
