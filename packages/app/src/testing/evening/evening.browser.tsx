import { translatePage } from '@casino/ui/stories/guards/translatePage.ts';
import fc from 'fast-check';
import { afterEach, beforeAll, expect, it, vi } from 'vitest';
import { page } from 'vitest/browser';
import { InfoPageDialog } from '../../features/info/InfoPages.tsx';
import { AccountPages, Announcements, MemberArea } from '../../shell/routing/lazyAreas.ts';
import { NotFound, PromotionsHidden, SCREENS } from '../../shell/routing/screens.tsx';
import { identity } from '../fakeIdentity.ts';
import { provideRoutes } from '../fakes/routeModules.ts';
import { openApp } from '../openApp.tsx';
import { faultsOfAccessibility, faultsOfPage, takeErrors } from './checks.ts';
import { commands } from './commands.ts';
import { Group } from './group.ts';
import { settle } from './screen.ts';
import type { Evening, Step } from './step.ts';

provideRoutes(import.meta.glob('./*/*Route.tsx', { base: '../../features' }));

const {
  VITE_EVENING_MINUTES: minutes,
  VITE_EVENING_SEED: seed,
  VITE_FIRST_CIRCLE: isFirstCircle,
} = import.meta.env;

/** The evenings of `npm test` and of `npm test -- --all`. `scripts/evening.mjs` sets a time instead. */
const EXTENT = minutes
  ? { numRuns: 1_000_000, interruptAfterTimeLimit: Number(minutes) * 60_000 }
  : { numRuns: isFirstCircle ? 6 : 40 };

/** Everything that waits in the page. */
const TIMERS = [
  'Date',
  'setTimeout',
  'clearTimeout',
  'setInterval',
  'clearInterval',
  'requestAnimationFrame',
  'cancelAnimationFrame',
] as const;

/** An afternoon, and the evenings before the two changes of the clock. */
const STARTS = ['2026-11-21T12:00:00Z', '2026-10-24T19:30:00Z', '2027-03-27T20:30:00Z'];

/** The addresses at which the app opens. A reading page can be opened by a link from elsewhere. */
const ADDRESSES = ['/', '/slots', '/offers?info=faqs'];

/** So that no step waits for code: the journeys rehearse that. */
beforeAll(async () => {
  await page.viewport(390, 844);
  const screens = [...Object.values(SCREENS), NotFound, PromotionsHidden, InfoPageDialog];
  await Promise.all(
    [...screens, MemberArea, AccountPages, Announcements].map((each) => each.preload()),
  );
});

afterEach(() => void Reflect.deleteProperty(document, 'hidden'));

const DAY_MS = 24 * 60 * 60_000;

/** What is unusual about the device. */
interface Circumstances {
  /** Whether the browser translates the pages. */
  readonly isTranslated: boolean;
  /** How far the server's clock is ahead of the device's, in milliseconds. */
  readonly aheadMs: number;
}

let evenings = 0;
let steps = 0;

/** Opens the app at an address and a time, takes the steps, and inspects the page after each of them. */
async function spend(
  address: string,
  start: string,
  { isTranslated, aheadMs }: Circumstances,
  series: Iterable<Step>,
) {
  evenings += 1;
  const group = new Group(aheadMs);
  const rejections: string[] = [];
  const onRejection = (event: PromiseRejectionEvent) => {
    event.preventDefault();
    rejections.push(`unhandled rejection: ${event.reason}`);
  };
  window.addEventListener('unhandledrejection', onRejection);
  // Pauses before retries vary by chance.
  const random = vi.spyOn(Math, 'random').mockReturnValue(0.5);
  const errors = vi.spyOn(console, 'error');
  // A page that loads anew would end the test.
  const onNavigate = (event: NavigateEvent) => {
    if (event.destination.sameDocument) return;
    event.preventDefault();
    if (event.navigationType === 'reload') void app.reopen();
  };
  navigation.addEventListener('navigate', onNavigate);
  const app = await openApp(address, {
    layout: 'mobile',
    as: group.people[0].user,
    given: () => {
      vi.useFakeTimers({ toFake: [...TIMERS], now: new Date(start) });
      identity.become(group.people[0].user);
      group.publish();
    },
  });
  let count = 0;
  const inspect = async (faults: readonly string[]) => {
    count += 1;
    steps += 1;
    const found = [
      ...faults,
      ...faultsOfPage(group),
      ...rejections.splice(0),
      ...takeErrors(errors),
    ];
    if (count % 10 === 0) found.push(...(await faultsOfAccessibility()));
    expect(found, `${location.pathname}, step ${count}`).toEqual([]);
  };
  const stopTranslation = isTranslated ? translatePage() : () => {};
  const evening: Evening = { group, app, inspect };
  try {
    while (document.querySelector('h1') === null) await settle();
    await fc.asyncModelRun(() => ({ model: evening, real: evening }), series);
  } finally {
    stopTranslation();
    navigation.removeEventListener('navigate', onNavigate);
    window.removeEventListener('unhandledrejection', onRejection);
    await app.close();
    random.mockRestore();
  }
}

it('nothing goes wrong during an evening', { timeout: 0 }, async ({ annotate }) => {
  const property = fc.asyncProperty(
    fc.constantFrom(...ADDRESSES),
    fc.constantFrom(...STARTS),
    fc.record({ isTranslated: fc.boolean(), aheadMs: fc.constantFrom(0, 0, DAY_MS, -DAY_MS) }),
    commands,
    spend,
  );
  await fc.assert(property, { seed: Number(seed ?? 1), ...EXTENT });
  await annotate(`${evenings} evenings with ${steps} steps`);
});
