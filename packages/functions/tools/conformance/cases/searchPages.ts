import type { RuleId } from '../../../src/contract/http/rules/rules.ts';
import type { Case } from '../case.ts';
import type { Kit } from '../kit.ts';
import { oncePerKit } from '../oncePerKit.ts';
import { must, mustEqual, mustHaveStatus, NotTested } from '../outcomes.ts';
import { manyMembers, newMobile, update } from '../requests.ts';
import { expectOnce } from './lists.ts';

/** A search that finds more records than a page of most services has. */
export const SEARCH_PAGE_CASES: readonly Case[] = [
  pageCase('search-all', 'M-30', 'The pages of searchMembers have every record.', async (kit) => {
    const { members } = await manyMembers(kit);
    const pages = await pagesOf(kit);
    const found = new Set(pages.flatMap(({ body }) => body.items.map(({ member }) => member.id)));
    const missing = members.map(({ crmId }) => crmId).filter((crmId) => !found.has(crmId));
    mustEqual(missing, [], `of ${members.length} new members, the missing ids`, pages.slice(-1));
  }),
  pageCase(
    'search-pages',
    'G-07',
    'The pages of searchMembers hold each record once.',
    async (kit) =>
      expectOnce(await pagesOf(kit), (body) => body.items.map(({ member }) => member.id)),
  ),
  pageCase(
    'search-end',
    'G-08',
    'The last page of searchMembers has no next page.',
    async (kit) => {
      const last = (await pagesOf(kit)).at(-1);
      if (last) must(last.body.next === null, 'next: null', last, { path: ['next'] });
    },
  ),
  pageCase(
    'search-cursor-again',
    'G-11',
    'A cursor of searchMembers can be used twice.',
    async (kit) => {
      const { once, again } = await twice(kit, async () => {});
      must(once.text === again.text, 'the same page twice', [once, again], 'another page');
    },
  ),
  pageCase(
    'search-cursor-changed',
    'G-12',
    'A cursor of searchMembers works after a change.',
    async (kit) => {
      const { members } = await manyMembers(kit);
      const { once, again } = await twice(kit, async () => {
        const [first] = members;
        if (first) await update(kit, first.crmId, { phone_mobile: newMobile() });
      });
      const [wanted, came] = [once, again].map(({ body }) => body.items.length);
      must(wanted === came, `a page of ${wanted} records`, [once, again], `${came} records`);
    },
  ),
];

function pageCase(id: string, rule: RuleId, requirement: string, check: Case['check']): Case {
  return { id, service: 'members', rule, requirement, writes: true, check };
}

/** The pages that find the members of the run, which the cases share. */
const pagesOf = oncePerKit(async (kit) => {
  const { request } = await manyMembers(kit);
  return kit.members.pages('searchMembers', request);
});

/** The second page, before and after `change`, with the same cursor of a new search. */
async function twice(kit: Kit, change: () => Promise<void>) {
  const { request } = await manyMembers(kit);
  const first = await kit.members.ok('searchMembers', request);
  const cursor = first.body.next;
  if (cursor === null) throw new NotTested('The records of a search fit on one page.');
  const load = () => kit.members.send('searchMembers', { body: { ...request.body, cursor } });
  const once = await load();
  mustHaveStatus(200, once);
  await change();
  const again = await load();
  mustHaveStatus(200, again);
  return { once, again };
}
