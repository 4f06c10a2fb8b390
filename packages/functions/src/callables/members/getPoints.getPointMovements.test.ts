import { describe, expect, it } from 'vitest';
import { TIER_PEOPLE } from '../../../local/seed/people.ts';
import { type Client, signedIn, statusOf } from '../../../testing/calls/client.ts';
import { inLanguage } from '../../../testing/calls/clientAddress.ts';
import { freshClient } from '../../../testing/members/freshClient.ts';
import type { PointMovementsPage } from '../../contract/points/movements.ts';

async function pagesOf(client: Client, own: { readonly location: number; readonly crmId: string }) {
  const pages: PointMovementsPage[] = [];
  let cursor: string | null = null;
  do {
    const { page }: { page: PointMovementsPage | null } = await client.call(
      'members-getPointMovements',
      { ...own, cursor },
    );
    if (page === null) break;
    pages.push(page);
    cursor = page.next;
  } while (cursor !== null);
  return pages;
}

describe('members-getPoints and members-getPointMovements', () => {
  it.each(TIER_PEOPLE)('reply with a statement of $name that adds up', async (person) => {
    const client = await signedIn(person.name);
    const { homeCasino: location, customerNumber } = person.membership;
    const own = { location, crmId: `crm-${customerNumber}` };
    const { points, isConsistent } = await client.call('members-getPoints', own);
    const { result } = await client.call('members-getMember', { location });
    expect(isConsistent).toBe(true);
    expect(points).toMatchObject({
      balance: result.loyalty_points,
      tierPoints: result.rewardPoints,
      value: { points: 100, pence: 100, venueIds: null },
    });
    expect(points?.expiring[0]?.day).toBe(result.loyalty_points_end_date);
    const pages = await pagesOf(client, own);
    expect(pages.slice(0, -1).every(({ movements }) => movements.length === 50)).toBe(true);
    const counted = pages
      .flatMap(({ movements }) => movements)
      .filter(({ balance }) => balance !== null);
    const before = counted.map(({ balance, amount }) => (balance ?? Number.NaN) - amount);
    expect([points?.balance, ...before]).toEqual([...counted.map(({ balance }) => balance), 0]);
  });

  it('reply with the reasons of ended points in the language of the call, and with those of the group as they are', async () => {
    const [person] = TIER_PEOPLE.filter(({ name }) => name === 'ace');
    const client = await signedIn('ace');
    const { homeCasino: location = 0, customerNumber = '' } = person?.membership ?? {};
    const own = { location, crmId: `crm-${customerNumber}` };
    const reasonsOf = async () =>
      (await pagesOf(client, own)).flatMap(({ movements }) => movements.map((each) => each.reason));
    const [english, chinese] = [await reasonsOf(), await inLanguage('zh-Hans', reasonsOf)];
    const isOurs = (reason = '') => /^(?:These points expired|A new tier period)/.test(reason);
    const translated = chinese.filter((_, index) => isOurs(english[index]));
    expect(translated.length).toBeGreaterThan(0);
    expect(translated.join('')).not.toMatch(/[a-z]/);
    expect(chinese.filter((_, index) => !isOurs(english[index]))).toEqual(
      english.filter((reason) => !isOurs(reason)),
    );
  });

  it('reply with null for a member without a statement', async () => {
    const { client, location, crmId } = await freshClient();
    const own = { location, crmId };
    expect(await client.call('members-getPoints', own)).toEqual({
      success: true,
      points: null,
      isConsistent: true,
      adds: true,
    });
    expect(await client.call('members-getPointMovements', { ...own, cursor: null })).toEqual({
      success: true,
      page: null,
    });
  });

  it('reject a cursor that no page has', async () => {
    const call = (await signedIn('jack')).call('members-getPointMovements', {
      location: 6,
      crmId: 'crm-100201',
      cursor: 'nonsense',
    });
    expect(await statusOf(call)).toBe('invalid-argument');
  });
});
