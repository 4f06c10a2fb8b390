import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { page } from 'vitest/browser';
import { RemoteError } from '../../lib/remote/remoteError.ts';
import { notices, session } from '../../session/current/appSession.ts';
import { optedInEvents } from '../../session/memberData/optedInEvents.ts';
import { backend } from '../../testing/fakeBackend.ts';
import { identity } from '../../testing/fakeIdentity.ts';
import { provideRoutes } from '../../testing/fakes/routeModules.ts';
import { address, openApp, setClock, setOnline } from '../../testing/openApp.tsx';
import { renderMemberHook } from '../../testing/renderMemberHook.tsx';
import { savedFiles } from '../../testing/savedFiles.ts';
import { event, eventOn } from '../shared/events/event.fixtures.ts';
import { useRsvp } from './useRsvp.tsx';

provideRoutes(import.meta.glob('./{events/*,login/LoginForm}Route.tsx', { base: '../' }));

const PATH = `/events/${event.id}`;
const PROMOTIONS = 'promotions-getPromotions';
const OPT_IN = 'promotions-optInToEvent';
const main = page.getByRole('main');
const rsvp = page.getByRole('button', { name: 'RSVP' });
const place = page.getByRole('region', { name: 'Your place' });
const dialog = page.getByRole('dialog', { name: 'Error' });

/** From now on, the backend replies that the member has opted in. */
const optInElsewhere = () => backend.reply(PROMOTIONS, [{ ...event, optedIn: true }]);

/** Opens the page of the event, which takes an RSVP. */
async function openEvent(given?: () => void): Promise<void> {
  await openApp(PATH, { ...(given && { given }) });
  await expect.element(rsvp).toBeVisible();
}

/** Replaces `navigator.share` until the end of the test. */
function setShare(share: ((data: ShareData) => Promise<void>) | undefined): void {
  Object.defineProperty(navigator, 'share', { configurable: true, value: share });
  onTestFinished(() => {
    Reflect.deleteProperty(navigator, 'share');
  });
}

it('§2 What’s On at keeps the month in the address', async () => {
  /** Two events a month from December 2026 on, but none in February 2027. */
  const manyEvents = [12, 13, 15, 16, 17, 18, 19, 20, 21].flatMap((month) =>
    [5, 20].map((day) => {
      const startsAt = new Date(Date.UTC(2026, month - 1, day, 19));
      const endsAt = new Date(startsAt.getTime() + 3_600_000);
      return eventOn(`6-${month}-${day}`, startsAt.toISOString(), endsAt.toISOString());
    }),
  );
  const { reopen } = await openApp('/events', {
    given: () => backend.reply(PROMOTIONS, manyEvents),
  });
  await page.getByLabelText('Month').selectOptions('February 2027');
  await expect.element(page.getByText('Nothing on in February 2027')).toBeVisible();
  expect(address()).toBe('/events?month=2027-02');
  await reopen();
  await expect.element(page.getByText('Nothing on in February 2027')).toBeVisible();
  await page.getByRole('button', { name: 'Show all months' }).click();
  await expect.element(main.getByRole('article').first()).toBeVisible();
  expect(address()).toBe('/events');
});

describe('§2, §7: RSVP', () => {
  it('shows the place on the event’s page and in the list', async () => {
    await openApp(PATH, { layout: 'mobile' });
    await expect.element(rsvp).toBeVisible();
    optInElsewhere();
    await rsvp.click();
    await expect.element(place).toMatchTextContent('You are on the list.');
    await expect.element(rsvp).not.toBeInTheDocument();
    expect(document.activeElement?.getAttribute('aria-labelledby')).toBeTruthy();
    expect(backend.requestsOf(OPT_IN)).toEqual([
      { uri: event.uri, customerNumber: '100049', homeCasinoName: 'Harbour' },
    ]);
    await page.getByRole('link', { name: 'Back', exact: true }).click();
    await expect.element(main.getByRole('article').first()).toMatchTextContent('You are going');
  });

  it('§8.22 an opt-in from another device shows that the member has already opted in, with the date to return', async () => {
    await openEvent();
    const message = 'You have already opted in. Please return on 12 December 2026.';
    backend.reply(OPT_IN, () => {
      optInElsewhere();
      return { success: false, message };
    });
    await rsvp.click();
    await expect.element(dialog).toMatchTextContent(message);
    await dialog.getByRole('button', { name: 'OK' }).click();
    await expect.element(place).toMatchTextContent(message);
    await expect.element(rsvp).not.toBeInTheDocument();
  });

  it.each([
    ['§8.14 a lost reply', () => Promise.reject(new RemoteError('no-response'))],
    ['§7 a refusal without a message', () => ({ success: false })],
  ] as const)('%s shows an error, and the page loads the opt-in again', async (_, reply) => {
    await openEvent();
    backend.reply(OPT_IN, () => {
      optInElsewhere();
      return reply() as { success: boolean };
    });
    await rsvp.click();
    await expect.element(dialog).toMatchTextContent('Unable to submit a OptIn request');
    await dialog.getByRole('button', { name: 'OK' }).click();
    await expect.element(place).toMatchTextContent('You are on the list');
  });

  it('can be sent again after a failure', async () => {
    await openEvent();
    backend.refuse(OPT_IN, 'no-response');
    await rsvp.click();
    await dialog.getByRole('button', { name: 'OK' }).click();
    backend.reply(OPT_IN, { success: true, message: 'You are on the list.' });
    await rsvp.click();
    await expect.element(place).toMatchTextContent('You are on the list');
  });

  it('sends nothing offline, and says so', async () => {
    await openEvent();
    setOnline(false);
    await rsvp.click();
    await expect
      .element(place)
      .toMatchTextContent('You are offline, so nothing has been sent. RSVP once you are back');
    expect(backend.requestsOf(OPT_IN)).toEqual([]);
  });

  it('ignores a response after log-out', async () => {
    await openEvent();
    const answer = backend.hold(OPT_IN);
    await rsvp.click();
    await expect.poll(() => backend.requestsOf(OPT_IN)).toHaveLength(1);
    identity.become(null);
    await expect.poll(address).toMatch(/^\/login/);
    answer();
    // A late response that is not ignored throws in a later task, and Vitest fails the run.
    await new Promise((resolve) => setTimeout(resolve, 50));
    await expect.element(page.getByLabelText('Email')).toBeVisible();
  });

  it('ends when the event begins while its page is open', async () => {
    await openEvent(() => setClock('2026-12-12T18:59:58Z'));
    setClock(event.startsAt);
    await expect.element(rsvp).not.toBeInTheDocument();
    await expect.element(place).toMatchTextContent('It has already begun.');
  });
});

describe('the request of an RSVP', () => {
  const renderRsvp = (given?: () => void) =>
    renderMemberHook(() => useRsvp(event, () => {}), given);

  it('§7.4 a success without a message saves the opt-in on this device', async () => {
    const { result, member } = await renderRsvp();
    backend.reply(OPT_IN, { success: true });
    await result.current.send();
    expect(optedInEvents.read(member.uid)).toEqual([event.id]);
    await expect.poll(() => result.current.outcome).toEqual({ kind: 'none' });
    expect(notices.getSnapshot()).toEqual([]);
  });

  it('waits until the member is loaded', async () => {
    const { result } = await renderRsvp();
    const answer = backend.hold('members-getMember');
    session.reload();
    const pressed = result.current.send();
    await expect.poll(() => result.current.outcome).toEqual({ kind: 'sending' });
    expect(backend.requestsOf(OPT_IN)).toEqual([]);
    answer();
    await pressed;
    expect(backend.requestsOf(OPT_IN)).toHaveLength(1);
  });

  it('is sent once for two presses before the button is disabled', async () => {
    const { result } = await renderRsvp();
    await Promise.all([result.current.send(), result.current.send()]);
    expect(backend.requestsOf(OPT_IN)).toHaveLength(1);
  });

  it('is not sent for a member without a casino', async () => {
    const { result } = await renderRsvp(() => backend.refuse('members-getVenue', 'not-found'));
    await result.current.send();
    await expect.poll(() => result.current.outcome).toEqual({ kind: 'none' });
    expect(backend.requestsOf(OPT_IN)).toEqual([]);
  });
});

describe('§2 event tools: calendar and sharing', () => {
  it('the button saves the event as a file for a calendar', async () => {
    const files = savedFiles();
    await openApp(PATH);
    await page.getByRole('button', { name: 'Add to calendar' }).click();
    await expect.poll(() => files).toMatchObject([{ name: `${event.id}.ics` }]);
    expect(await files[0]?.text()).toContain('SUMMARY:Harbour Supper');
  });

  it.each([
    ['opens the share sheet of the device', null, 0],
    ['shows that sharing failed', 'NotAllowedError', 1],
    ['shows nothing if the member cancels', 'AbortError', 0],
  ] as const)('the button %s', async (_, refusal, toasts) => {
    const shared: ShareData[] = [];
    setShare(async (data) => {
      shared.push(data);
      if (refusal) throw new DOMException('', refusal);
    });
    await openApp(PATH);
    await page.getByRole('button', { name: 'Share' }).click();
    await expect.poll(() => shared).toEqual([{ title: 'Harbour Supper', url: location.href }]);
    const toast = page.getByText(/^We could not share the link/);
    await expect.poll(() => toast.elements().length).toBe(toasts);
  });

  it('the button copies the link in a browser that cannot share', async () => {
    setShare(undefined);
    const copy = vi.spyOn(navigator.clipboard, 'writeText').mockResolvedValue();
    onTestFinished(() => copy.mockRestore());
    await openApp(PATH);
    await page.getByRole('button', { name: 'Copy link' }).click();
    await expect.element(page.getByText('Link copied')).toBeVisible();
    expect(copy.mock.calls).toEqual([[location.href]]);
  });
});

it('§2.17 an event of the slots club has the header and the path of the club', async () => {
  const clubEvent = { ...event, id: '6-club', club: 'slots', title: 'Club Night' } as const;
  await openApp('/slots/event/6-club', {
    layout: 'mobile',
    given: () => backend.reply(PROMOTIONS, [event, clubEvent]),
  });
  await expect.element(main.getByRole('heading', { level: 1 })).toHaveTextContent('Club Night');
  const title = page.getByText('Slots Club', { exact: true });
  // The reels load after the page.
  await expect.poll(() => title.element().nextElementSibling).not.toBeNull();
  await expect.element(main.getByRole('link', { name: 'Back' })).toHaveAttribute('href', '/slots');
});
