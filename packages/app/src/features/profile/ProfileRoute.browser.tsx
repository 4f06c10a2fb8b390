import type { Venue } from '@casino/functions/contract/members/getVenue.ts';
import { describe, expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { member, membership } from '../../session/state/session.fixtures.ts';
import { expectAccessible } from '../../testing/expectAccessible.ts';
import { backend } from '../../testing/fakeBackend.ts';
import { provideRoutes } from '../../testing/fakes/routeModules.ts';
import { openApp, setOnline } from '../../testing/openApp.tsx';
import { renderMemberHook } from '../../testing/renderMemberHook.tsx';
import { prizes, sampleVenue } from '../../testing/sampleReplies.ts';
import { play } from '../shared/games/play.fixtures.ts';
import { useProfileChange } from './useProfileChange.ts';

provideRoutes(import.meta.glob('./{profile/*,home/Home}Route.tsx', { base: '../' }));

const UPDATE = 'members-updateProfile';
const CHOOSE = 'users-chooseMembership';
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

  it('has the focus while it changes, and keeps what was typed when the signal goes', async () => {
    await openApp('/profile', { layout: 'mobile' });
    await change.click();
    await expect.element(mobile).toHaveFocus();
    await mobile.fill('07700 900557');
    setOnline(false);
    await expect.element(save).toBeDisabled();
    await expect.element(mobile).toHaveValue('07700 900557');
    await page.getByRole('button', { name: 'Cancel' }).click();
    await expect.element(mobile).not.toBeInTheDocument();
    await expect.element(main).toMatchTextContent('You can change this once you are back online.');
    setOnline(true);
    await change.click();
    await page.getByRole('button', { name: 'Cancel' }).click();
    await expect.element(change).toHaveFocus();
  });

  it('is ignored while another change is under way', async () => {
    const { result } = await renderMemberHook(() => useProfileChange());
    const save = (phone_mobile: string) => result.current[1]({ phone_mobile });
    const answer = backend.hold(UPDATE);
    const first = save('+447700900555');
    await expect.poll(() => result.current[0]).toEqual({ status: 'saving' });
    await save('+447700900556');
    answer();
    await first;
    expect(backend.requestsOf(UPDATE)).toHaveLength(1);
  });

  const changed = { ...member, phone_mobile: '+447700900556' };
  const asksReception = { success: false, error: 'Please ask reception.' };

  it.each([
    ['§8 a lost reply', () => backend.refuse(UPDATE, 'no-response'), 'Network error.'],
    ['§7 a refusal', () => backend.reply(UPDATE, { success: false }), 'Something went wrong'],
    [
      '§7.3 a refusal with a message',
      () => backend.replyAgainstContract(UPDATE, asksReception),
      'Please ask reception.',
    ],
  ])('shows an error after %s, and can be sent again', async (_, fail, words) => {
    await openApp('/profile');
    await change.click();
    await mobile.fill('07700 900556');
    fail();
    await save.click();
    await expect.element(page.getByRole('alert')).toMatchTextContent(words);
    await expect.element(main).not.toMatchTextContent('07700 900556');
    backend.reply(UPDATE, { success: true, result: changed });
    await save.click();
    await expect.element(main).toMatchTextContent('07700 900556');
    await expect.element(page.getByRole('alert')).not.toBeInTheDocument();
  });

  it('§7.4 is loaded again after a success without the member', async () => {
    await openApp('/profile');
    await change.click();
    await mobile.fill('07700 900556');
    backend.reply(UPDATE, { success: true });
    backend.reply('members-getMember', { success: true, result: changed });
    await save.click();
    await expect.element(main).toMatchTextContent('07700 900556');
  });
});

describe('§3 a member with memberships at two casinos', () => {
  const second = { location: 9, customerNumber: '100412', crmId: 'crm-2' };
  const both = [membership, second];
  const lantern = { ...sampleVenue, id: 9, pagetitle: 'Lantern House' };
  const inShort = ({ id, pagetitle, logo, address, mapUrl, telephone }: Venue) => ({
    id,
    pagetitle,
    logo,
    address,
    mapUrl,
    telephone,
  });
  const list = page.getByRole('region', { name: 'Your casinos' });

  /** Two memberships, of which the profile names the one to open with. */
  function given(): void {
    let opensWith: string | undefined;
    const link = () => backend.setProfile({ memberships: both, ...(opensWith && { opensWith }) });
    link();
    const record = { ...member, id: 'crm-2', customer_number: '100412', home_casino: 9 };
    backend.reply('members-getMember', ({ location }) => ({
      success: true,
      result: location === 9 ? record : member,
    }));
    backend.reply('members-getVenue', ({ venueId }) =>
      venueId === 9
        ? { ...lantern, otherVenues: [inShort(sampleVenue)] }
        : { ...sampleVenue, otherVenues: [inShort(lantern)] },
    );
    backend.reply(CHOOSE, ({ crmId }) => {
      opensWith = crmId;
      link();
      return { success: true };
    });
  }

  it('§3.39 sees both, and chooses the one that the app opens with: all pages follow', async () => {
    await openApp('/profile', { given });
    await expect.element(list).toMatchTextContent(/Harbour.*100049.*Opens here/);
    await expect.element(list).toMatchTextContent(/Lantern House.*100412/);
    await expectAccessible();
    await list.getByRole('button', { name: 'Open the app here' }).click();
    await expect.element(list).toMatchTextContent(/Lantern House.*Opens here.*Harbour/);
    expect(backend.requestsOf(CHOOSE)).toEqual([{ crmId: 'crm-2' }]);
    await page
      .getByRole('link', { name: /My Rewards|Home/ })
      .first()
      .click();
    await expect.element(main).toMatchTextContent('Welcome back');
    await expect
      .poll(() => backend.requestsOf('vouchers-getAllVouchers'))
      .toContainEqual({ location: 9, crmId: 'crm-2' });
    await expect
      .poll(() => backend.requestsOf('promotions-getPromotions'))
      .toEqual([{ venueId: 9 }]);
  });

  it('§8 sees an error if the choice is not saved, and stays', async () => {
    await openApp('/profile', { given });
    backend.refuse(CHOOSE, 'no-response');
    await list.getByRole('button', { name: 'Open the app here' }).click();
    await expect.element(list.getByRole('alert')).toMatchTextContent('Network error');
    await expect.element(list).toMatchTextContent(/Harbour.*Opens here/);
  });
});

const WHEEL = 'promotions-spinToWinPrizes';
const plays = page.getByRole('region', { name: 'Plays' });
const check = plays.getByRole('button', { name: 'Check this result' });

async function openReceipt(): Promise<void> {
  await openApp('/profile', { given: () => backend.setDocument('plays', [play]) });
  await plays.getByText('Receipt').click();
  await expect.element(check).toBeVisible();
}

/** Published data for the day of the sample play, with a seed that does not match the play. */
const otherDay = {
  gameId: play.gameId,
  day: play.day,
  seed: 'b'.repeat(64),
  prizes: prizes.map(({ left, ...prize }) => prize),
};

describe('the receipt of a play', () => {
  it('cannot be checked before the day is over', async () => {
    await openReceipt();
    await check.click();
    await expect
      .element(plays)
      .toMatchTextContent('The secret of this day is published when the day is over.');
  });

  it('shows that it does not match the published data', async () => {
    await openReceipt();
    backend.reply(WHEEL, {
      success: true,
      prizes,
      now: '2026-11-22T12:00:00Z',
      commitment: null,
      prizeListVersion: play.prizeListVersion,
      revealed: [otherDay],
    });
    await check.click();
    await expect.element(plays).toMatchTextContent('This receipt does not add up.');
  });

  it('can be checked again after a missing response', async () => {
    await openReceipt();
    backend.refuse(WHEEL, 'no-response');
    await check.click();
    await expect.element(plays).toMatchTextContent('We could not fetch what we need');
    await expect.element(check).toBeEnabled();
  });
});

describe('§8 the plays', () => {
  it('show an error if they fail to load, and a retry loads them', async () => {
    await openApp('/profile', { given: () => backend.refuseDocument('plays', 'internal') });
    await expect.element(plays).toMatchTextContent('We could not load your plays');
    backend.setDocument('plays', [play]);
    await plays.getByRole('button', { name: 'Try again' }).click();
    await expect.element(plays).toMatchTextContent('A cocktail on us');
    await expect.element(plays).toMatchTextContent('Daily Wheel');
  });

  it('are not saved on the device, and load when the connection returns', async () => {
    await openApp('/profile', {
      given: () => backend.refuseDocument('plays', 'no-response'),
    });
    await expect.element(plays).toMatchTextContent('Not saved on this device yet');
    await expect.element(plays.getByRole('button', { name: 'Try again' })).not.toBeInTheDocument();
    backend.setDocument('plays', [play]);
    setOnline(false);
    setOnline(true);
    await expect.element(plays).toMatchTextContent('A cocktail on us');
  });
});
