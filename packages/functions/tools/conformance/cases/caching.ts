import type { contentHttpService } from '../../../src/contract/http/content.ts';
import type { OperationId } from '../../../src/contract/http/operation.ts';
import type { Case } from '../case.ts';
import type { Kit } from '../kit.ts';
import { must, NotTested } from '../outcomes.ts';
import { CONTENT_REQUESTS } from '../requests.ts';
import type { Extras, Reply } from '../serviceClient.ts';

const OPERATIONS = Object.keys(CONTENT_REQUESTS) as OperationId<typeof contentHttpService>[];

/** Content is cached by its ETag. */
export const CACHING_CASES: readonly Case[] = [
  {
    id: 'etag-sent',
    service: 'content',
    rule: 'C-01',
    requirement: 'Each operation replies with an ETag.',
    check: async (kit) => {
      for (const id of OPERATIONS) {
        const reply = await load(kit, id);
        must(reply.headers.has('ETag'), 'the header ETag', reply, 'no ETag');
      }
    },
  },
  {
    id: 'etag-unchanged',
    service: 'content',
    rule: 'C-02',
    requirement: 'If-None-Match with the current ETag gives 304 without a body.',
    check: async (kit) => {
      for (const id of OPERATIONS) {
        const headers = { 'If-None-Match': etagOf(await load(kit, id)) };
        const reply = await load(kit, id, { headers });
        const came = `status ${reply.status}, ${reply.text.length} characters`;
        must(reply.status === 304 && reply.text === '', 'status 304 without a body', reply, came);
      }
    },
  },
  {
    id: 'etag-changed',
    service: 'content',
    rule: 'C-03',
    requirement: 'If-None-Match with another ETag gives the content.',
    check: async ({ content, sample }) => {
      const { id: venueId } = await sample.venue();
      const headers = { 'If-None-Match': '"another"' };
      await content.ok('findVenue', { params: { venueId } }, { headers });
    },
  },
  {
    id: 'etag-differs',
    service: 'content',
    rule: 'C-04',
    requirement: 'Different content has different ETags.',
    check: async ({ content }) => {
      const [faqs, rewards] = await Promise.all([
        content.ok('findInfoPage', { params: { page: 'faqs' } }),
        content.ok('findInfoPage', { params: { page: 'rewards-explained' } }),
      ]);
      const [tag, other] = [etagOf(faqs), etagOf(rewards)];
      must(tag !== other, 'another ETag for each page', [faqs, rewards], `twice ${tag}`);
    },
  },
  {
    id: 'etag-of-restaurants',
    service: 'content',
    rule: 'C-04',
    requirement: 'The restaurants of two venues have different ETags.',
    check: async ({ content, sample }) => {
      const replies: Reply<unknown>[] = [];
      for (const { id: venueId } of await sample.venues()) {
        const reply = await content.send('findRestaurant', { params: { venueId } });
        if (reply.status === 200) replies.push(reply);
        if (replies.length === 2) break;
      }
      if (replies.length < 2) throw new NotTested('Fewer than two venues have a restaurant.');
      const [tag, other] = replies.map(etagOf);
      must(tag !== other, 'another ETag for each restaurant', replies, `twice ${tag}`);
    },
  },
  {
    id: 'etag-of-pages',
    service: 'content',
    rule: 'C-04',
    requirement: 'Pages with other events have other ETags.',
    check: async ({ sample }) => {
      const pages = [...new Set((await sample.eventsWithPages()).map(({ page }) => page))];
      const [one] = pages;
      const other = pages.find(({ text }) => text !== one?.text);
      if (!one || !other) throw new NotTested('All events are on one page.');
      const tag = etagOf(one);
      must(tag !== etagOf(other), 'another ETag for each page', [one, other], `twice ${tag}`);
    },
  },
  {
    id: 'etag-of-list',
    service: 'content',
    rule: 'C-05',
    alone: true,
    requirement: 'The ETag of the first page changes with a later page.',
    check: async ({ sample }) => {
      for (const { before, after } of await sample.changedLists()) {
        const [first, later] = [before[0], after[0]];
        if (!first || !later) continue;
        const tag = etagOf(first);
        const hasChanged = tag !== etagOf(later);
        must(hasChanged, 'another ETag after the change', [first, later], `still ${tag}`);
      }
    },
  },
];

/** A reply of any operation, to a request for which the service has content. */
async function load(kit: Kit, id: (typeof OPERATIONS)[number], extras: Extras = {}) {
  return kit.content.send(id, (await CONTENT_REQUESTS[id](kit)) as never, extras);
}

/** Rejects with `NotTested` without an ETag: another case fails for that. */
function etagOf({ headers }: Pick<Reply<unknown>, 'headers'>): string {
  const tag = headers.get('ETag');
  if (tag === null) throw new NotTested('The reply has no ETag.');
  return tag;
}
