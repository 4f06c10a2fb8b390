import { describe, expect, it, onTestFinished } from 'vitest';
import { page } from 'vitest/browser';
import { RemoteError } from '../../lib/remoteError.ts';
import { backend } from '../../testing/fakeBackend.ts';
import { identity } from '../../testing/fakeIdentity.ts';
import { address, openApp, setOnline } from '../../testing/openApp.tsx';
import { event } from './event.fixtures.ts';

const PATH = `/events/${event.id}`;
const OPT_IN = 'promotions-optInToEvent';
const main = page.getByRole('main');
const rsvp = page.getByRole('button', { name: 'RSVP' });
const place = page.getByRole('region', { name: 'Your place' });

/** Puts a member on the list for every page that is loaded from now on. */
const putOnList = () => backend.reply('promotions-getPromotions', [{ ...event, optedIn: true }]);

/** Gives the browser a way of sharing until the test has finished. */
function setShare(share: (data: ShareData) => Promise<void>): void {
  Object.defineProperty(navigator, 'share', { configurable: true, value: share });
  onTestFinished(() => {
    Reflect.deleteProperty(navigator, 'share');
  });
}

describe('§2, §7: RSVP', () => {
  it('shows the place on the event’s page and in the list', async () => {
    await openApp(PATH, { layout: 'mobile' });
    await expect.element(rsvp).toBeVisible();
    putOnList();
    await rsvp.dblClick();
    await expect.element(place).toMatchTextContent('You are on the list.');
    await expect.element(rsvp).not.toBeInTheDocument();
    expect(document.activeElement?.getAttribute('aria-labelledby')).toBeTruthy();
    expect(backend.requestsOf(OPT_IN)).toHaveLength(1);
    await page.getByRole('link', { name: 'See what is on' }).click();
    await expect
      .element(main.getByRole('article').first())
      .toMatchTextContent('You are on the list');
  });

  it('§8 on a device that does not know yet: already opted in, with the date to return', async () => {
    await openApp(PATH);
    await expect.element(rsvp).toBeVisible();
    const message = 'You have already opted in. Please return on 12 December 2026.';
    backend.reply(OPT_IN, () => {
      putOnList();
      return { success: false, message };
    });
    await rsvp.click();
    const dialog = page.getByRole('dialog', { name: 'Error' });
    await expect.element(dialog).toMatchTextContent(message);
    await dialog.getByRole('button', { name: 'OK' }).click();
    await expect.element(place).toMatchTextContent(message);
    await expect.element(rsvp).not.toBeInTheDocument();
  });

  it('§8 whose reply is lost: the error is told, and the page finds out the truth', async () => {
    await openApp(PATH);
    await expect.element(rsvp).toBeVisible();
    backend.reply(OPT_IN, () => {
      putOnList();
      throw new RemoteError('no-response');
    });
    await rsvp.click();
    const dialog = page.getByRole('dialog', { name: 'Error' });
    await expect.element(dialog).toMatchTextContent('Unable to submit a OptIn request');
    await dialog.getByRole('button', { name: 'OK' }).click();
    await expect.element(place).toMatchTextContent('You are on the list');
  });

  it('without a connection sends nothing, and says so', async () => {
    await openApp(PATH);
    await expect.element(rsvp).toBeVisible();
    setOnline(false);
    await rsvp.click();
    await expect.element(place).toMatchTextContent('You are offline. RSVP once you have');
    expect(backend.requestsOf(OPT_IN)).toEqual([]);
  });

  it('whose answer comes after the member has logged out is dropped', async () => {
    await openApp(PATH);
    await expect.element(rsvp).toBeVisible();
    const answer = backend.hold(OPT_IN);
    await rsvp.click();
    await expect.poll(() => backend.requestsOf(OPT_IN)).toHaveLength(1);
    identity.become(null);
    await expect.poll(address).toMatch(/^\/login/);
    answer();
    // An answer that is not dropped throws in a later task, and Vitest fails the run.
    await new Promise((resolve) => setTimeout(resolve, 50));
    await expect.element(page.getByLabelText('Email')).toBeVisible();
  });
});

describe('§2 an event to take along', () => {
  it('is shared by the device’s own means where it has some', async () => {
    const shared: ShareData[] = [];
    setShare(async (data) => {
      shared.push(data);
    });
    await openApp(PATH);
    await page.getByRole('button', { name: 'Share' }).click();
    await expect.poll(() => shared).toEqual([{ title: 'Harbour Supper', url: location.href }]);
  });

  it.each([
    ['is told that it could not be shared', new DOMException('', 'NotAllowedError'), 1],
    [
      'is told nothing where the member thought better of it',
      new DOMException('', 'AbortError'),
      0,
    ],
  ])('%s', async (_, refusal, toasts) => {
    setShare(() => Promise.reject(refusal));
    await openApp(PATH);
    await page.getByRole('button', { name: 'Share' }).click();
    const toast = page.getByText(/^We could not share the link/);
    await expect.poll(() => toast.elements().length).toBe(toasts);
  });

  it('of the slots club stands under its header, on its own path', async () => {
    const clubEvent = { ...event, id: '6-club', club: 'slots', title: 'Club Night' } as const;
    await openApp('/slots/event/6-club', {
      layout: 'mobile',
      given: () => backend.reply('promotions-getPromotions', [event, clubEvent]),
    });
    await expect.element(page.getByRole('heading', { level: 1 })).toHaveTextContent('Club Night');
    await expect.element(main.getByRole('link', { name: 'Slots Club' })).toBeVisible();
    await expect
      .element(page.getByRole('link', { name: 'Back to the Slots Club' }))
      .toHaveAttribute('href', '/slots');
  });
});

describe('§2 an event that there is not', () => {
  it.each([
    ['under any name', '/events/nothing'],
    ['in the slots club, but at the casino', `/slots/event/${event.id}`],
  ])('%s', async (_, path) => {
    await openApp(path);
    await expect.element(main).toMatchTextContent('We could not find this event');
    expect(address()).toBe(path);
  });
});
