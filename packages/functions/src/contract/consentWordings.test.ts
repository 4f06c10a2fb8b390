import { createHash } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { CONSENT_TOPICS, CONSENT_VERSION, CONSENT_WORDING, consentSchema } from './consents.ts';
import { CONSENT_WORDINGS, wordingRead } from './consentWordings.ts';
import { LANGUAGES } from './languages.ts';

/** Version and hash of the texts in all languages. A new hash needs a new version, unless the meaning is the same. */
const PINNED = {
  'casino-email': '1 308bfab613df',
  'casino-sms': '1 2842c11715fc',
  'casino-telephone': '1 099c82dc8dc2',
  'casino-post': '1 015305931c47',
  'online-email': '1 67b525fc9973',
  'online-sms': '1 b1a3449f3531',
  'online-telephone': '1 20d911d3870b',
  'online-post': '1 e201aeb7d12c',
  'session-recording': '1 e9768749abe1',
};

describe('the wording of consents', () => {
  it.each(CONSENT_TOPICS)('%s has the texts of its version', (topic) => {
    const texts = JSON.stringify(LANGUAGES.map((language) => CONSENT_WORDINGS[language][topic]));
    const hash = createHash('sha256').update(texts).digest('hex').slice(0, 12);
    expect(`${CONSENT_VERSION[topic]} ${hash}`).toBe(PINNED[topic]);
  });

  it('names the language and the version that the member read', () => {
    for (const language of LANGUAGES) {
      for (const topic of CONSENT_TOPICS) {
        const wording = CONSENT_WORDINGS[language][topic];
        expect(wordingRead(topic, wording)).toEqual({ language, version: CONSENT_VERSION[topic] });
      }
    }
  });

  it('is unknown if it is of an old page, of another topic, or made up', () => {
    expect(wordingRead('casino-sms', 'Send me texts.')).toBeNull();
    expect(wordingRead('casino-sms', CONSENT_WORDING['casino-email'])).toBeNull();
    expect(wordingRead('casino-sms', '')).toBeNull();
  });

  it('is readable in an answer from before it had a language', () => {
    const at = '2026-11-21T10:00:00Z';
    const old = { topic: 'casino-sms', given: true, wording: 'Send me texts.', at };
    expect(consentSchema.parse(old)).toEqual(old);
  });
});
