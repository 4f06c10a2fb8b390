import type { Case } from '../case.ts';
import { must } from '../outcomes.ts';

/** Content is cached by its ETag. */
export const CACHING_CASES: readonly Case[] = [
  {
    id: 'etag-sent',
    service: 'content',
    requirement: 'A reply with content has an ETag.',
    check: async ({ content }) => {
      const reply = await content.ok('listVenues', { query: {} });
      must(reply.headers.has('ETag'), 'an ETag', reply);
    },
  },
  {
    id: 'etag-unchanged',
    service: 'content',
    requirement: 'If-None-Match with the current ETag gives 304 without a body.',
    check: async ({ content }) => {
      const etag = (await content.ok('listGames', { query: {} })).headers.get('ETag');
      if (etag === null) return;
      const headers = { 'If-None-Match': etag };
      const reply = await content.send('listGames', { query: {} }, { headers });
      must(reply.status === 304 && reply.text === '', 'status 304 without a body', reply);
    },
  },
  {
    id: 'etag-changed',
    service: 'content',
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
    requirement: 'Different content has different ETags.',
    check: async ({ content }) => {
      const [faqs, rewards] = await Promise.all([
        content.ok('findInfoPage', { params: { page: 'faqs' } }),
        content.ok('findInfoPage', { params: { page: 'rewards-explained' } }),
      ]);
      const tags = [faqs.headers.get('ETag'), rewards.headers.get('ETag')];
      must(tags[0] === null || tags[0] !== tags[1], 'an ETag of its own', rewards);
    },
  },
];
