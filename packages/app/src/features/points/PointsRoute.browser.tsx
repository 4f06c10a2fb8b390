import { describe, expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { user } from '../../session/state/session.fixtures.ts';
import { expectAccessible } from '../../testing/expectAccessible.ts';
import { backend } from '../../testing/fakeBackend.ts';
import { identity } from '../../testing/fakeIdentity.ts';
import { provideRoutes } from '../../testing/fakes/routeModules.ts';
import { address, openApp, setClock, setOnline } from '../../testing/openApp.tsx';
import { NOW, sampleReplies } from '../../testing/sampleReplies.ts';
import { firstPage, newestPage, summary } from '../shared/points/points.fixtures.ts';

provideRoutes(
  import.meta.glob('./{points/*,home/*,login/*,more/*,offers/Offers}Route.tsx', { base: '../' }),
);

const POINTS = 'members-getPoints';
const MOVEMENTS = 'members-getPointMovements';
const main = page.getByRole('main');
const earlier = page.getByRole('button', { name: 'Show earlier' });
const note = page.getByText('Not saved on this phone yet');
const statement = page.getByRole('region', { name: 'Statement' });

/** The lines of a month on a narrow window, as their text. */
const linesIn = (month: string) =>
  page
    .getByRole('list', { name: month })
    .getByRole('listitem')
    .elements()
    .map(({ textContent }) => textContent);

const openPoints = (given?: () => unknown) =>
  openApp('/points', { layout: 'mobile', ...(given && { given }) });

const both = [POINTS, MOVEMENTS] as const;
const refuseBoth = () => both.map((name) => backend.refuse(name, 'no-response'));
const replyToBoth = () => both.map((name) => backend.reply(name, sampleReplies()[name] as never));

describe('§2.89 the page Points', () => {
  it('shows the balance, its worth, what ends, and every movement with the balance after it', async () => {
    await openPoints();
    await expect.element(main).toMatchTextContent('1,250');
    await expect.element(main).toMatchTextContent('Worth £12.50');
    await expect.element(main).toMatchTextContent('Tier progress starts again on Thu 1 Apr 2027');
    await expect.element(page.getByRole('list', { name: 'November 2026' })).toBeVisible();
    const [spent, earned, pending] = linesIn('November 2026');
    expect(spent).toMatch(/A drink at the bar.*−50.*Harbour.*Balance 1,250/);
    expect(earned).toMatch(/\+100.*Balance 1,300/);
    expect(pending).not.toContain('Balance');
    expect(backend.requestsOf(POINTS)).toEqual([{ location: 6, crmId: 'crm-49' }]);
    await expectAccessible();
  });

  it('loads earlier pages', async () => {
    await openPoints();
    await earlier.click();
    await expect.element(main).toMatchTextContent('An anniversary dinner');
    expect(linesIn('October 2026')).toHaveLength(2);
    await expect.element(earlier).not.toBeInTheDocument();
    expect(backend.requestsOf(MOVEMENTS).map(({ cursor }) => cursor)).toEqual([
      null,
      'before-mv-3',
    ]);
  });

  it('keeps the lines if an earlier page fails, and retries', async () => {
    await openPoints();
    await expect.element(earlier).toBeVisible();
    backend.refuse(MOVEMENTS, 'no-response');
    await earlier.click();
    const alert = statement.getByRole('alert');
    await expect.element(alert).toMatchTextContent('We could not load earlier lines');
    expect(linesIn('November 2026')).toHaveLength(3);
    await expectAccessible();
    backend.reply(MOVEMENTS, sampleReplies()[MOVEMENTS]);
    await statement.getByRole('button', { name: 'Try again' }).click();
    await expect.element(main).toMatchTextContent('An anniversary dinner');
    await expect.element(alert).not.toBeInTheDocument();
  });

  it('drops earlier pages if a new movement arrives, so that no line is missing between them', async () => {
    const { reopen } = await openPoints();
    await earlier.click();
    await expect.element(main).toMatchTextContent('An anniversary dinner');
    const [newest] = newestPage.movements;
    backend.reply(MOVEMENTS, {
      success: true,
      page: {
        ...newestPage,
        movements: [
          { ...newest, id: 'mv-7', amount: 10, balance: 1_260 } as never,
          ...newestPage.movements,
        ],
      },
    });
    await reopen();
    await expect.element(main).toMatchTextContent('Balance 1,260');
    await expect.element(main).not.toMatchTextContent('An anniversary dinner');
  });
});

describe('§8 points that fail to load', () => {
  it('the page shows the error, and retries', async () => {
    await openPoints(() => backend.refuse(POINTS, 'internal'));
    await expect.element(page.getByRole('alert')).toMatchTextContent('Something went wrong');
    await expectAccessible();
    backend.reply(POINTS, sampleReplies()[POINTS]);
    await page.getByRole('button', { name: 'Try again' }).click();
    await expect.element(main).toMatchTextContent('Worth £12.50');
  });

  it('the figures stay if the movements fail, which retry by themselves', async () => {
    await openPoints(() => backend.refuse(MOVEMENTS, 'internal'));
    await expect.element(main).toMatchTextContent('Worth £12.50');
    await expect.element(statement).toMatchTextContent('We could not load your statement');
    backend.reply(MOVEMENTS, sampleReplies()[MOVEMENTS]);
    await statement.getByRole('button', { name: 'Try again' }).click();
    await expect.element(main).toMatchTextContent('A drink at the bar');
    expect(backend.requestsOf(POINTS)).toHaveLength(1);
  });
});

describe('§1.21 points without a connection', () => {
  it('are shown from the copy, with their time', async () => {
    const { reopen } = await openPoints();
    await expect.element(main).toMatchTextContent('A drink at the bar');
    setClock(new Date(NOW.getTime() + 60 * 60_000));
    setOnline(false);
    refuseBoth();
    await reopen();
    await expect.element(main).toMatchTextContent('As of 11:59');
    await expect.element(main).toMatchTextContent('A drink at the bar');
    await expect.element(page.getByText(/You are offline\./)).toBeVisible();
  });

  it('say that they are not saved if there is no copy, and load when the connection returns', async () => {
    await openPoints(refuseBoth);
    await expect.element(note).toBeVisible();
    await expectAccessible();
    replyToBoth();
    setOnline(false);
    setOnline(true);
    await expect.element(main).toMatchTextContent('A drink at the bar');
  });
});

describe('another member on the same device', () => {
  it('sees nothing of the first, who logs out while an earlier page loads', async () => {
    await openPoints();
    await expect.element(earlier).toBeVisible();
    const reply = backend.hold(MOVEMENTS);
    await earlier.click();
    identity.become(null);
    await expect.poll(address).toMatch(/^\/login/);
    reply();
    expect(JSON.stringify({ ...localStorage })).not.toMatch(/mv-\d|Slack Water/);
    backend.reply(POINTS, {
      success: true,
      points: { ...summary, balance: 77 },
      isConsistent: true,
    });
    backend.reply(MOVEMENTS, { success: true, page: { ...firstPage, movements: [] } });
    identity.become({ ...user, uid: 'next-member' });
    await expect.poll(address).toBe('/points');
    await expect.element(main).toMatchTextContent('77');
    await expect.element(main).not.toMatchTextContent(/Slack Water|A drink at the bar/);
  });
});
