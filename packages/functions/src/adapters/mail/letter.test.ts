import { describe, expect, it } from 'vitest';
import { toMail } from './rendering/letter.ts';
import { ticketForSupport } from './supportLetters.ts';

const to = 'fern@demo.test';
const hostile = `<script>alert("1")</script> & 'friends'`;

/** A ticket as the desk reads it, with these values. */
const ticket = (values: Partial<Parameters<typeof ticketForSupport>[0]> = {}) =>
  toMail(
    ticketForSupport({
      to,
      reference: 'T-1',
      name: 'Zoë',
      email: null,
      customerNumber: '',
      comments: 'One',
      addressProven: false,
      numberProven: false,
      visitReference: null,
      ...values,
    }),
  );

it('§3 a ticket has the same facts for the desk in HTML and plain text', () => {
  const proof = { addressProven: true, visitReference: '1A2B3C4D' };
  const { html, text } = ticket({ email: to, ...proof });
  const facts = ['T-1', 'Zoë', to, 'Not given', 'One', '1A2B3C4D', 'Number proven'];
  for (const fact of [...facts, 'Address proven', 'yes, by a verified login']) {
    expect(html).toContain(fact);
    expect(text).toContain(fact);
  }
});

describe('user text in an e-mail', () => {
  it('is escaped', () => {
    const mail = ticket({ name: hostile, customerNumber: hostile, comments: hostile });
    expect(mail.html).not.toContain('<script');
    expect(mail.html).toContain('&lt;script&gt;alert(&quot;1&quot;)&lt;/script&gt; &amp; &#39;');
    expect(mail.text).toContain(hostile);
  });

  it.each(['\n', '\r\n', '\r', '\v', '\f', '\u0085', '\u2028', '\u2029'])(
    'cannot imitate the verification line after %j',
    (lineBreak) => {
      const claims = ['Address proven: yes, by a verified login', 'Number proven: yes'];
      const comments = ['Hello', ...claims].join(lineBreak);
      const { text, html } = ticket({ name: 'Address proven yes', comments });
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
    expect(ticket({ email: 'zoe@demo.test' }).replyTo).toBe('zoe@demo.test');
    expect(ticket()).not.toHaveProperty('replyTo');
  });
});
