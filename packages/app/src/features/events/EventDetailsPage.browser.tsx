import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { page } from 'vitest/browser';
import { RemoteError } from '../../lib/remote/remoteError.ts';
import { backend } from '../../testing/fakeBackend.ts';
import { identity } from '../../testing/fakeIdentity.ts';
import { provideRoutes } from '../../testing/fakes/routeModules.ts';
import { address, openApp, setClock, setOnline } from '../../testing/openApp.tsx';
import { savedFiles } from '../../testing/savedFiles.ts';
import { event } from '../shared/events/event.fixtures.ts';

provideRoutes(import.meta.glob('./{events/*,login/LoginForm}Route.tsx', { base: '../' }));

const PATH = `/events/${event.id}`;
const OPT_IN = 'promotions-optInToEvent';
const main = page.getByRole('main');
const rsvp = page.getByRole('button', { name: 'RSVP' });
const place = page.getByRole('region', { name: 'Your place' });

/** From now on, the backend replies that the member has opted in. */
const optInElsewhere = () =>
  backend.reply('promotions-getPromotions', [{ ...event, optedIn: true }]);

/** Replaces `navigator.share` until the end of the test. */
function setShare(share: (data: ShareData) => Promise<void>): void {
  Object.defineProperty(navigator, 'share', { configurable: true, value: share });
  onTestFinished(() => {
    Reflect.deleteProperty(navigator, 'share');
  });
}

describe('§2, §7: RSVP', () => {
  it('shows the place on the event’s page and in the list of events', async () => {
    await openApp(PATH, { layout: 'mobile' });
    await expect.element(rsvp).toBeVisible();
    optInElsewhere();
    await rsvp.dblClick();
    await expect.element(place).toMatchTextContent('You are on the list.');
    await expect.element(rsvp).not.toBeInTheDocument();
    expect(document.activeElement?.getAttribute('aria-labelledby')).toBeTruthy();
    expect(backend.requestsOf(OPT_IN)).toHaveLength(1);
    await page.getByRole('link', { name: 'Back', exact: true }).click();
    await expect.element(main.getByRole('article').first()).toMatchTextContent('You are going');
  });

  it('§8.22 an opt-in from another device shows that the member has already opted in, with the date to return', async () => {
    await openApp(PATH);
    await expect.element(rsvp).toBeVisible();
    const message = 'You have already opted in. Please return on 12 December 2026.';
    backend.reply(OPT_IN, () => {
      optInElsewhere();
      return { success: false, message };
    });
    await rsvp.click();
    const dialog = page.getByRole('dialog', { name: 'Error' });
    await expect.element(dialog).toMatchTextContent(message);
    await dialog.getByRole('button', { name: 'OK' }).click();
    await expect.element(place).toMatchTextContent(message);
    await expect.element(rsvp).not.toBeInTheDocument();
  });

  it('§8.14 a lost reply shows an error, and the page loads the opt-in again', async () => {
    await openApp(PATH);
    await expect.element(rsvp).toBeVisible();
    backend.reply(OPT_IN, () => {
      optInElsewhere();
      throw new RemoteError('no-response');
    });
    await rsvp.click();
    const dialog = page.getByRole('dialog', { name: 'Error' });
    await expect.element(dialog).toMatchTextContent('Unable to submit a OptIn request');
    await dialog.getByRole('button', { name: 'OK' }).click();
    await expect.element(place).toMatchTextContent('You are on the list');
  });

  it('sends nothing offline, and says so', async () => {
    await openApp(PATH);
    await expect.element(rsvp).toBeVisible();
    setOnline(false);
    await rsvp.click();
    await expect.element(place).toMatchTextContent('You are offline. RSVP once you have');
    expect(backend.requestsOf(OPT_IN)).toEqual([]);
  });

  it('ignores a response after log-out', async () => {
    await openApp(PATH);
    await expect.element(rsvp).toBeVisible();
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
});

describe('§2 event tools: calendar and sharing', () => {
  it('the button saves the event as a file for a calendar', async () => {
    await openApp(PATH);
    const files = savedFiles();
    await page.getByRole('button', { name: 'Add to calendar' }).click();
    await expect.poll(() => files).toMatchObject([{ name: `${event.id}.ics` }]);
    expect(await files[0]?.text()).toContain('SUMMARY:Harbour Supper');
  });

  it('the button opens the share sheet of the device', async () => {
    const shared: ShareData[] = [];
    setShare(async (data) => {
      shared.push(data);
    });
    await openApp(PATH);
    await page.getByRole('button', { name: 'Share' }).click();
    await expect.poll(() => shared).toEqual([{ title: 'Harbour Supper', url: location.href }]);
  });

  it('the button copies the link in a browser that cannot share', async () => {
    const copied: string[] = [];
    Object.defineProperty(navigator, 'share', { configurable: true, value: undefined });
    vi.spyOn(navigator.clipboard, 'writeText').mockImplementation(async (text) => {
      copied.push(text);
    });
    onTestFinished(() => {
      vi.restoreAllMocks();
      Reflect.deleteProperty(navigator, 'share');
    });
    await openApp(PATH);
    await page.getByRole('button', { name: 'Copy link' }).click();
    await expect.element(page.getByText('Link copied')).toBeVisible();
    expect(copied).toEqual([location.href]);
  });

  it.each([
    ['the page shows that sharing failed', new DOMException('', 'NotAllowedError'), 1],
    ['the page shows nothing if the member cancels', new DOMException('', 'AbortError'), 0],
  ])('%s', async (_, refusal, toasts) => {
    setShare(() => Promise.reject(refusal));
    await openApp(PATH);
    await page.getByRole('button', { name: 'Share' }).click();
    const toast = page.getByText(/^We could not share the link/);
    await expect.poll(() => toast.elements().length).toBe(toasts);
  });

  it('§2.17 an event of the slots club has the header and the path of the club', async () => {
    const clubEvent = { ...event, id: '6-club', club: 'slots', title: 'Club Night' } as const;
    await openApp('/slots/event/6-club', {
      layout: 'mobile',
      given: () => backend.reply('promotions-getPromotions', [event, clubEvent]),
    });
    await expect.element(main.getByRole('heading', { level: 1 })).toHaveTextContent('Club Night');
    const title = page.getByText('Slots Club', { exact: true });
    // The reels load after the page.
    await expect.poll(() => title.element().nextElementSibling).not.toBeNull();
    await expect
      .element(main.getByRole('link', { name: 'Back' }))
      .toHaveAttribute('href', '/slots');
  });
});

it('an event that begins while its page is open takes no RSVP', async () => {
  await openApp(PATH, { given: () => setClock('2026-12-12T18:59:58Z') });
  await expect.element(rsvp).toBeVisible();
  setClock(event.startsAt);
  await expect.element(rsvp).not.toBeInTheDocument();
  await expect.element(place).toMatchTextContent('This event has begun.');
});
