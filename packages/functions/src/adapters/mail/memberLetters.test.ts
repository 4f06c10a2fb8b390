import { describe, expect, it } from 'vitest';
import { LANGUAGES } from '../../contract/languages.ts';
import {
  alreadyMember,
  alreadyVerified,
  choosePassword,
  noLogin,
  registrationWaits,
  removalReceived,
  resetPassword,
  ticketReceived,
  verifyEmail,
  verifyNewAddress,
  welcome,
} from './memberLetters.ts';
import { type Letter, toMail } from './rendering/letter.ts';

const unescaped = (html: string) => html.replaceAll('&amp;', '&').replaceAll('&#39;', "'");

describe.each(LANGUAGES)('the e-mails to members in %s', (language) => {
  const linked = { to: 'fern@demo.test', language, href: 'https://met.test/page?a=1&b=2' };
  const { href: _, ...plain } = linked;
  const joined = { ...linked, customerNumber: '100300', venueName: 'The Orrery' };
  const quoted = { name: 'Zoë', comments: 'One\nTwo' };
  const letters: readonly Letter[] = [
    welcome({ ...joined, firstName: 'Zoë' }),
    alreadyMember({ ...linked, venueName: 'The Orrery' }),
    registrationWaits(joined),
    noLogin(linked),
    resetPassword(linked),
    choosePassword(linked),
    verifyEmail(linked),
    verifyNewAddress(linked),
    alreadyVerified(linked),
    removalReceived({ ...plain, reference: 'DR-7K4M-Q2XP' }),
    ticketReceived({ ...plain, reference: 'T-1', quoted }),
    ticketReceived({ ...plain, reference: 'T-1', quoted: null }),
  ];
  const mails = letters.map(toMail);

  it('have these words', async () => {
    const text = mails.map(({ subject, text: body }) => `Subject: ${subject}\n\n${body}`);
    await expect(text.join('\n==========\n\n')).toMatchFileSnapshot(`letters.${language}.txt`);
  });

  it('name the language of their HTML, and have the same words in HTML and plain text', () => {
    for (const [index, { html, text }] of mails.entries()) {
      const { heading, paragraphs, action, facts = [], notes = [] } = letters[index] as Letter;
      expect(html).toContain(`<html lang="${language}">`);
      const words = [heading, ...paragraphs, ...facts.flat(), ...notes, action?.label ?? ''];
      for (const word of words) {
        expect(unescaped(html)).toContain(word);
        expect(text).toContain(word);
      }
    }
  });

  it('have the brand, and load no remote content that would track the reader', () => {
    for (const { html, text } of mails) {
      expect(text).toContain('Met Rewards');
      expect(html).toContain('Met Rewards');
      expect(html).not.toMatch(/<img|url\(|<link|@import/);
      expect(`${html}${text}`).not.toMatch(/undefined|null/);
    }
  });

  it('mix no languages', () => {
    for (const { subject, text, html } of mails) {
      const own = language === 'zh-Hans' ? /[A-Za-z]{3,}/g : /\p{Script=Han}+/gu;
      // A name, a quotation and a link stay as they are.
      const names = /Met Rewards|The Orrery|Zoë|DR-\S+|https:\S+|> \w+/g;
      expect(`${subject}\n${text}`.replaceAll(names, '').match(own)).toBeNull();
      const read = unescaped(html).replaceAll(
        /<(head|style)[\s\S]*?<\/\1>|<[^>]+>|&\w+;|&#x\w+;/g,
        ' ',
      );
      expect(
        read.replaceAll(names, '').match(language === 'zh-Hans' ? /Or copy|aged/ : own),
      ).toBeNull();
    }
  });
});
