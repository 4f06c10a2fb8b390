import { describe, expect, it } from 'vitest';
import { translationFaults } from '../../../content/format/translation.ts';
import { openDatabase } from '../../../testing/backend/database.ts';
import { signedIn, signedOut } from '../../../testing/calls/client.ts';
import { inLanguage } from '../../../testing/calls/clientAddress.ts';
import { findInfoPage } from '../../adapters/firestore/content/infoPages.ts';
import { contentRoot } from '../../adapters/firestore/content/publishedContent.ts';
import { INFO_PAGES } from '../../contract/content/infoPages.ts';
import { TIER_NAMES, TIER_POINT_CAPS, TIERS } from '../../contract/tiers.ts';

describe('§2 content-getInfoPage', () => {
  it.each(INFO_PAGES)('returns %s to every caller, signed in or not', async (page) => {
    const anyone = await signedOut().call('content-getInfoPage', { page });
    expect(anyone.page).toBe(page);
    expect(anyone.html.length).toBeGreaterThan(1_000);
    expect(await (await signedIn('temporary')).call('content-getInfoPage', { page })).toEqual(
      anyone,
    );
  });

  it.each(INFO_PAGES)('returns %s in the language of the page, with its locale', async (page) => {
    const call = () => signedOut().call('content-getInfoPage', { page });
    const english = await inLanguage('en-GB', call);
    expect(english.locale).toBeUndefined();
    const chinese = await inLanguage('zh-Hans', call);
    expect(chinese).toMatchObject({ page, locale: 'zh-Hans' });
    expect(chinese.html).toMatch(/\p{Script=Han}{10}/u);
    expect(translationFaults(english.html, chinese.html)).toEqual([]);
    // The header of a browser, with which an older app calls. It does not read the locale.
    expect(await inLanguage('zh-CN,zh;q=0.9', call)).toEqual(english);
  });

  it('returns the text of the group if it has none in the language', async () => {
    const root = contentRoot(openDatabase(), 'untranslated');
    const page = { page: 'terms', html: '<p>Terms.</p>', updatedOn: '2026-11-02' };
    await root.collection('infoPages').doc('terms').set(page);
    expect(await findInfoPage(root, 'terms', 'zh-Hans')).toEqual(page);
    expect(await findInfoPage(root, 'faqs', 'zh-Hans')).toBeNull();
  });

  it.each(TIERS)('§9 the rewards page states the cap of %s', async (tier) => {
    const { html } = await signedOut().call('content-getInfoPage', { page: 'rewards-explained' });
    const cap = TIER_POINT_CAPS[tier];
    const points = cap === null ? 'The top tier' : `${cap.toLocaleString('en-GB')} tier points`;
    expect(html).toContain(`<th scope="row">${TIER_NAMES[tier]}</th><td>${points}`);
  });

  it('the responsible gaming page names help, self-exclusion and the age limit', async () => {
    const { html } = await signedOut().call('content-getInfoPage', { page: 'responsible-gaming' });
    for (const word of ['18+', '0808 8020 133', 'SENSE', 'GAMSTOP', 'six months', 'time-out']) {
      expect(html).toContain(word);
    }
  });
});
