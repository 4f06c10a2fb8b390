import { INFO_PAGES } from '@casino/functions/contract/content/infoPages.ts';
import { describe, expect, it } from 'vitest';
import { infoPageIn, withInfoPage } from '../shared/info/infoQuery.ts';

describe('§2 reading pages', () => {
  it.each(INFO_PAGES)('%s is parsed from its own query', (page) => {
    expect(infoPageIn(withInfoPage('', page))).toBe(page);
  });

  it.each(['', '?info=', '?info=nothing', '?info=__proto__', '?other=faqs'])(
    '%j opens no page',
    (search) => expect(infoPageIn(search)).toBeNull(),
  );

  it('keep the rest of a query', () => {
    const search = '?redirect=%2Foffers%3Fa%3D1';
    expect(withInfoPage(search, 'faqs')).toBe(`${search}&info=faqs`);
    expect(withInfoPage(`${search}&info=faqs`, null)).toBe(search);
    expect(withInfoPage('?info=faqs', null)).toBe('');
  });
});
