import { describe, expect, it } from 'vitest';
import {
  alreadyMember,
  alreadyVerified,
  choosePassword,
  noLogin,
  registrationWaits,
  resetPassword,
  ticketReceived,
  verifyEmail,
  welcome,
} from './memberLetters.ts';
import { type Letter, toMail } from './rendering/letter.ts';
import { ticketForSupport } from './supportLetters.ts';

const to = 'fern@demo.test';
const language = 'en-GB';
const href = 'https://met.test/account/pending?mode=verifyEmail&oobCode=a-b_c';
const hostile = `<script>alert("1")</script> & 'friends'`;

const LETTERS: readonly [string, Letter, readonly string[]][] = [
  ['verification', verifyEmail({ to, language, href }), ['Verify my email', href]],
  [
    '§9 password reset',
    resetPassword({ to, language, href }),
    ['2 hours', 'one new password', href],
  ],
  [
    '§3 welcome',
    welcome({
      to,
      language,
      firstName: 'Zoë',
      customerNumber: '100300',
      venueName: 'The Orrery',
      href,
    }),
    ['Welcome, Zoë', 'Membership number', '100300', 'The Orrery', href],
  ],
  [
    'ticket received',
    ticketReceived({
      to,
      language,
      reference: 'T-1',
      quoted: { name: 'Zoë', comments: 'One\nTwo' },
    }),
    ['Zoë', 'T-1', 'One', 'Two'],
  ],
  [
    'ticket received, to an unverified address',
    ticketReceived({ to, language, reference: 'T-1', quoted: null }),
    ['T-1', 'ignore this email'],
  ],
  [
    '§3 registration that waits for its address',
    registrationWaits({ to, language, customerNumber: '100300', venueName: 'The Orrery', href }),
    ['One more step', 'Membership number', '100300', 'The Orrery', '7 days', href],
  ],
  [
    'already a member',
    alreadyMember({ to, language, venueName: 'The Orrery', href }),
    ['already', 'The Orrery', 'not valid', href],
  ],
  [
    '§9 a first password',
    choosePassword({ to, language, href }),
    ['2 hours', 'one password', href],
  ],
  ['no login', noLogin({ to, language, href }), ['create a new one', href]],
  ['already verified', alreadyVerified({ to, language, href }), ['has a login', href]],
  [
    '§3 ticket to the support desk',
    ticketForSupport({
      to: 'support@met.test',
      reference: 'T-1',
      name: 'Zoë',
      email: to,
      customerNumber: '',
      comments: 'One',
      addressProven: true,
      numberProven: false,
      visitReference: '1A2B3C4D',
    }),
    [
      ...['T-1', 'Zoë', to, 'Not given', 'One', '1A2B3C4D'],
      ...['Number proven', 'Address proven', 'yes, by a verified login'],
    ],
  ],
];

const unescaped = (html: string) => html.replaceAll('&amp;', '&').replaceAll('&#39;', "'");

describe.each(LETTERS)('%s', (_, letter, words) => {
  const mail = toMail(letter);

  it('has the same content in HTML and plain text', () => {
    for (const word of words) {
      expect(unescaped(mail.html)).toContain(word);
      expect(mail.text).toContain(word);
    }
    expect(mail.text).not.toMatch(/<[a-z]|&amp;|undefined|null/);
    expect(mail.html).not.toMatch(/undefined|null/);
  });

  it('has the brand, and loads no remote content that would track the reader', () => {
    expect(mail.html).toContain('Met Rewards');
    expect(mail.text).toContain('Met Rewards');
    expect(mail.html).not.toMatch(/<img|url\(|<link|@import/);
  });
});

describe('user text in an e-mail', () => {
  it('is escaped', () => {
    const mail = toMail(
      ticketForSupport({
        to,
        reference: 'T-1',
        name: hostile,
        email: to,
        customerNumber: hostile,
        comments: hostile,
        addressProven: false,
        numberProven: false,
        visitReference: null,
      }),
    );
    expect(mail.html).not.toContain('<script');
    expect(mail.html).toContain('&lt;script&gt;alert(&quot;1&quot;)&lt;/script&gt; &amp; &#39;');
    expect(mail.text).toContain(hostile);
  });

  it.each(['\n', '\r\n', '\r', '\v', '\f', '\u0085', '\u2028', '\u2029'])(
    'cannot imitate the verification line after %j',
    (lineBreak) => {
      const claims = ['Address proven: yes, by a verified login', 'Number proven: yes'];
      const { text, html } = toMail(
        ticketForSupport({
          to,
          reference: 'T-1',
          name: 'Address proven yes',
          email: null,
          customerNumber: '',
          comments: ['Hello', ...claims].join(lineBreak),
          addressProven: false,
          numberProven: false,
          visitReference: null,
        }),
      );
      const lines = text.split(/[\n\r\v\f\u0085\u2028\u2029]/);
      expect(lines.filter((line) => /^\W*(?:Address|Number) proven/.test(line))).toEqual([
        'Number proven: no',
        'Address proven: no',
        ...claims.map((claim) => `> ${claim}`),
      ]);
      expect(html.match(/>Address proven</g)).toHaveLength(1);
    },
  );

  it('sets the reply address to the author’s, if given', () => {
    const ticket = {
      to,
      reference: 'T-1',
      name: 'Zoë',
      customerNumber: '',
      comments: 'One',
      addressProven: false,
      numberProven: false,
      visitReference: null,
    };
    expect(toMail(ticketForSupport({ ...ticket, email: 'zoe@demo.test' })).replyTo).toBe(
      'zoe@demo.test',
    );
    expect(toMail(ticketForSupport({ ...ticket, email: null }))).not.toHaveProperty('replyTo');
  });
});
