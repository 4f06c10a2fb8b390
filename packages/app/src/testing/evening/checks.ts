import { venueClock } from '@casino/functions/contract/rules/calendar.ts';
import axe from 'axe-core';
import { type MockInstance, vi } from 'vitest';
import { AS_OF_MS } from '../../lib/time/freshness.ts';
import { routeAt } from '../../pages/paths.ts';
import { toDocumentTitle } from '../../pages/toDocumentTitle.ts';
import { type Group, isRefused, isSuspended } from './group.ts';
import { pageWords } from './pageWords.ts';
import { OPENING, type Person } from './people.ts';
import { buttons, links, surface } from './screen.ts';

/** A visitor's form keeps the address of the last sign-in. Specification section 3. */
const LAST_EMAIL = 'casino.last-email';

/** The titles of the group's vouchers. */
const OFFERS = /\bA (?:dinner|drink|night|prize)(?: \d+)? for [A-Z][a-z]+/g;

const isEnglish = () => document.documentElement.lang === 'en-GB';

const formatted = new Intl.NumberFormat('en-GB');

/** What is wrong with the page after an action, whatever the action was; empty if nothing is. */
export function faultsOfPage(group: Group): string[] {
  return [
    ...faultsOfFrame(group),
    ...strangersOnDevice(group),
    ...outdatedFigures(group, Date.now() - AS_OF_MS),
    ...blames(group),
    ...staysAfterRefusal(group),
    ...leftWithoutReason(group),
    ...mixedCopies(group),
    ...flippedLanguage(group),
    ...group.noticed.splice(0),
    ...faultsOfWords(),
  ];
}

function faultsOfFrame({ present }: Group): string[] {
  const faults: string[] = [];
  const expected = toDocumentTitle(pageWords(), routeAt(location.pathname));
  const isModal = surface() !== document.body;
  // The title of a page about an offer, an event or a game begins with its name.
  if (!document.title.endsWith(expected)) faults.push(`the title is "${document.title}"`);
  const headings = [...document.querySelectorAll('h1')].filter((each) => each.checkVisibility());
  if (headings.length !== 1) faults.push(`there are ${headings.length} main headings`);
  if (isModal && buttons().length === 0) faults.push('the dialog cannot be closed');
  const targets = links().map(({ pathname }) => pathname);
  // A member who has just logged in waits on the pages of visitors.
  const ways = ['/', '/login', '/login-mobile'];
  const isHome = ways.some((way) => way === location.pathname || targets.includes(way));
  // A login without a membership has no home.
  const hasHome = present === null || present.linked;
  if (!isModal && !isHome && hasHome) faults.push('there is no way home');
  return faults;
}

function strangersOnDevice({ people, present }: Group): string[] {
  const strangers = people.filter((person) => person !== present);
  const stored = [localStorage, sessionStorage].flatMap((storage) =>
    Object.entries({ ...storage }).filter(([key]) => key !== LAST_EMAIL),
  );
  const places = [
    ['the page', document.body.innerText],
    ['the title', document.title],
    ...stored.map(([key, value]) => [`the device's "${key}"`, `${key} ${value}`]),
  ];
  return strangers.flatMap(({ marks, user }) =>
    [...marks, user.uid].flatMap((mark) =>
      places
        .filter(([, content]) => content?.includes(mark))
        .map(([place]) => `${place} contains "${mark}" of another member`),
    ),
  );
}

/** Balances that ended before `time` and are shown without the time of their loading. */
export function outdatedFigures({ present }: Group, time: number): string[] {
  const words = document.querySelector('main')?.innerText ?? '';
  // The check reads the English note.
  if (present === null || !isEnglish() || /\bAs of\b/.test(words)) return [];
  return present.formerBalances
    .filter(({ until }) => until < time)
    .map(({ points }) => formatted.format(points))
    .filter((figure) => words.includes(figure))
    .map((figure) => `${figure} is shown as the balance, without a time`);
}

/** A dialog says that the member is suspended. They are logged out when it closes. */
function staysAfterRefusal({ present, told }: Group): string[] {
  const stays = present !== null && present === told && surface() === document.body;
  return stays ? ['a suspended member is still in, though a call was refused for it'] : [];
}

/** The member whom this device shows leaves by their own choice, or because the group refuses them. */
function leftWithoutReason(group: Group): string[] {
  const { inside, present } = group;
  if (inside !== null && present === null) {
    group.inside = null;
    return ['the member is out, and nobody has refused them'];
  }
  const shows = present && localStorage.getItem(`casino.member.${present.user.uid}.session-1`);
  group.inside = shows && !isRefused(present) ? present : null;
  return [];
}

/** The device's copies are of the membership that its session has. */
function mixedCopies({ people }: Group): string[] {
  return people.flatMap(({ user, vouchers, secondVouchers, second }) => {
    const read = (name: string) =>
      JSON.parse(localStorage.getItem(`casino.member.${user.uid}.${name}`) ?? 'null');
    const opened = read('session-1');
    if (!opened || second === null) return [];
    const { location, crmId } = opened.membership;
    const offers = read(`vouchers-1.${location}.${crmId}`);
    if (!offers) return [];
    const others = opened.membership.crmId === second.id ? vouchers : secondVouchers;
    const ids = others.map(({ id }) => id);
    return offers.some(({ id }: { readonly id: string }) => ids.includes(id))
      ? ['the offers on the device are of the other membership']
      : [];
  });
}

/** The language of the device is the one that was chosen there, or that of the profile at a log-in. */
function flippedLanguage({ choice }: Group): string[] {
  const stored = localStorage.getItem('casino.language');
  const isExpected = stored === choice.language;
  return isExpected ? [] : [`the device's language is ${stored}, not ${choice.language}`];
}

function blames({ hasSignal }: Group): string[] {
  const words = document.body.innerText;
  return hasSignal || !words.includes(pageWords().common.errorPage.title)
    ? []
    : ['the page blames us, but there is no signal'];
}

/** Words that no page may show, whatever the group's systems do. */
function faultsOfWords(): string[] {
  const words = document.body.innerText;
  const faults = [
    ...words.matchAll(/(?<![\d,.])1 (?:points|tier points|times|offers|nights|days|prizes)\b/g),
  ];
  const until = /\bOpen until (\d\d:\d\d)/.exec(words)?.[1];
  const now = venueClock(new Date()).format('HH:mm');
  const isOpen = until !== '00:00' && (now >= OPENING.opens || now < OPENING.closes);
  return [
    ...faults.map(([text]) => `the page says "${text}"`),
    ...(until !== undefined && !isOpen ? [`the page says "Open until ${until}" at ${now}`] : []),
    ...[...document.querySelectorAll('select')]
      .filter(
        ({ options }) => options.length === 1 && options[0]?.text === pageWords().forms.choose,
      )
      .filter(() => !words.includes(pageWords().joining.casinos.failed))
      .map(() => 'a list is empty without a word'),
  ];
}

/** Whether a member is in who may not be, and no dialog tells it. */
export function staysIn({ present }: Group): boolean {
  const mayStay = present === null || !(present.deleted || isSuspended(present));
  return present !== null && !mayStay && surface() === document.body;
}

/** What a healthy page must not show once the member has returned to it. */
export function faultsAfterReturn(group: Group): string[] {
  const { present } = group;
  if (present === null) return [];
  if (staysIn(group)) return ['the member is still in'];
  if (present.deleted || isSuspended(present)) return [];
  return [
    ...needlessBanners(),
    ...outdatedFigures(group, Date.now()),
    ...outdatedOffers(present),
    ...hiddenOffers(present),
  ];
}

/** Offers that the member can use and that the page of offers does not show, for example by a device's wrong clock. */
function hiddenOffers({ vouchers, second, saferGambling, linked }: Person): string[] {
  const isList = location.pathname === '/offers' && surface() === document.body;
  if (!isList || saferGambling.promotionFree || second || !linked) return [];
  const words = document.querySelector('main')?.innerText ?? '';
  return vouchers
    .filter(({ status, title }) => status === 'available' && !words.includes(title))
    .map(({ title }) => `"${title}" can be used, and is not shown`);
}

/** Offers that the member does not have, on a page that could not load them and does not say that they are old. */
export function unmarkedOffers(group: Group): string[] {
  const { present } = group;
  const isMarked = Object.values(pageWords().common.lastSeen).some((text) =>
    document.body.innerText.includes(text),
  );
  if (present === null || isMarked || !group.fails('vouchers-getAllVouchers')) return [];
  return outdatedOffers(present).map((fault) => `${fault}, without its age`);
}

/** Banners about a failure. A page retries after at most six minutes, so a healthy one has none afterwards. */
export function needlessBanners(): string[] {
  const words = document.body.innerText;
  return Object.values(pageWords().common.lastSeen)
    .filter((text) => words.includes(text))
    .map((text) => `a page with a signal says "${text}"`);
}

/** Offers on the page that the member does not have, or that promotion-free mode hides. */
function outdatedOffers({ vouchers, secondVouchers, second, saferGambling }: Person): string[] {
  const all = second ? [...vouchers, ...secondVouchers] : vouchers;
  const held = saferGambling.promotionFree ? [] : all.map(({ title }) => title);
  const shown = document.querySelector('main')?.innerText.match(OFFERS) ?? [];
  return shown
    .filter((title) => !held.includes(title))
    .map((title) => `"${title}" is shown as an offer`);
}

/** Whether the focus is nowhere, so that a keyboard starts from the top of the page. */
export function faultsOfFocus(): string[] {
  const { activeElement } = document;
  return activeElement === null || activeElement === document.body ? ['the focus is lost'] : [];
}

/** What the page has written to the console since the last call. */
export function takeErrors({ mock }: MockInstance<typeof console.error>): string[] {
  const errors = mock.calls.map((words) => `console error: ${words.join(' ').slice(0, 500)}`);
  mock.calls.length = 0;
  return errors;
}

/** Faults that axe finds. */
export async function faultsOfAccessibility(): Promise<string[]> {
  let isRunning = true;
  const run = axe.run(document).finally(() => {
    isRunning = false;
  });
  // axe waits by timers, and those of the page are fake.
  while (isRunning) await vi.advanceTimersByTimeAsync(1);
  const { violations } = await run;
  return violations.map(({ id, nodes }) => `axe ${id}: ${nodes.map(({ html }) => html).join(' ')}`);
}
