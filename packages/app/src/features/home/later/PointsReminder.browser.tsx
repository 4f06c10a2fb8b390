import { describe, expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { session } from '../../../session/current/appSession.ts';
import { member, promotionFree } from '../../../session/state/session.fixtures.ts';
import { expectAccessible } from '../../../testing/expectAccessible.ts';
import { backend } from '../../../testing/fakeBackend.ts';
import { provideRoutes } from '../../../testing/fakes/routeModules.ts';
import { address, openApp, setClock } from '../../../testing/openApp.tsx';
import { summary } from '../../shared/points/points.fixtures.ts';

provideRoutes(import.meta.glob('./{home,points}/*Route.tsx', { base: '../../' }));

const POINTS = 'members-getPoints';
const main = page.getByRole('main');
const ENDS = '200 points expire on Wed 2 Dec';
const note = page.getByText(ENDS);
const card = page.getByRole('region', { name: ENDS });
const offer = page.getByText('Dinner for two').first();

describe.each(['mobile', 'desktop'] as const)('§1.23 points that end soon (%s)', (layout) => {
  it('are a note on home, until the member opens the page Points', async () => {
    await openApp('/', { layout });
    await expect.element(note).toBeVisible();
    await expectAccessible();
    await page.getByRole('link', { name: layout === 'mobile' ? ENDS : 'See your points' }).click();
    await expect.poll(address).toBe('/points');
    await expect.element(main).toMatchTextContent('Worth £12.50');
    history.back();
    await expect.element(offer).toBeVisible();
    await expect.element(note).not.toBeInTheDocument();
  });

  it('are a note again seven days before', async () => {
    const { reopen } = await openApp('/points', { layout });
    await expect.element(main).toMatchTextContent('Worth £12.50');
    history.replaceState(null, '', '/');
    setClock('2026-11-25T12:00:00Z');
    await reopen();
    await expect.element(note).toBeVisible();
  });
});

it('home shows the offers before it loads the points', async () => {
  let answer = () => {};
  await openApp('/', {
    given: () => {
      answer = backend.hold('vouchers-getAllVouchers');
    },
  });
  await expect.element(main).toMatchTextContent('1,250');
  expect(backend.requestsOf(POINTS)).toEqual([]);
  answer();
  await expect.element(offer).toBeVisible();
  await expect.element(note).toBeVisible();
});

it('home loads the points once a day, and again when the balance changes', async () => {
  const { reopen } = await openApp('/');
  await expect.element(note).toBeVisible();
  await reopen();
  await expect.element(note).toBeVisible();
  expect(backend.requestsOf(POINTS)).toHaveLength(1);
  setClock('2026-11-22T12:00:00Z');
  await reopen();
  await expect.poll(() => backend.requestsOf(POINTS)).toHaveLength(2);
  await expect.element(note).toBeVisible();

  session.memberChanged({ ...member, loyalty_points: 1_300 });
  await reopen();
  await expect.poll(() => backend.requestsOf(POINTS)).toHaveLength(3);
});

it('in promotion-free mode the note does not invite to a visit', async () => {
  const rule = { day: '2026-12-02', points: 200, rule: 'no-visit', avoidBy: 'visit' } as const;
  await openApp('/', {
    layout: 'desktop',
    given: () => {
      backend.setProfile({ saferGambling: promotionFree });
      const points = { ...summary, expiring: [rule] };
      backend.reply(POINTS, { success: true, points, isConsistent: true });
    },
  });
  await expect.element(card).toMatchTextContent('180 days without a visit.');
  await expect.element(card).not.toMatchTextContent('A visit keeps them');
});

it.each([
  ['sends no summary', null],
  ['lists nothing that ends', { ...summary, expiring: [], rules: [] }],
])('home has the day of the record if the group %s', async (_, points) => {
  await openApp('/', {
    given: () => backend.reply(POINTS, { success: true, points, isConsistent: true }),
  });
  await expect
    .element(page.getByRole('link', { name: 'Use your points to spend by 31 March 2027' }))
    .toBeVisible();
});

it('home does not name the day of the record if the group says what ends', async () => {
  await openApp('/');
  await expect.element(note).toBeVisible();
  await expect.element(main).not.toMatchTextContent('Use your points to spend by');
});

it.each(['internal', 'no-response', 'not-found'] as const)(
  'home has no note and no error if the points fail to load: %s',
  async (code) => {
    await openApp('/', { given: () => backend.refuse(POINTS, code) });
    await expect.element(offer).toBeVisible();
    await expect.poll(() => backend.requestsOf(POINTS)).not.toEqual([]);
    await expect.element(page.getByRole('alert')).not.toBeInTheDocument();
    await expect.element(page.getByText(/points to spend (end|by)/)).not.toBeInTheDocument();
  },
);
