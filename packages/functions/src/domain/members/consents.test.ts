import { describe, expect, it } from 'vitest';
import {
  CONSENT_TOPICS,
  CONSENT_WORDING,
  type Consent,
  consentTo,
} from '../../contract/consents.ts';
import { isCurrent, marketingWithdrawn, withAnswers } from './consents.ts';

const answer = (topic: Consent['topic'], given: boolean, at = '2026-11-21T10:00:00Z'): Consent => ({
  topic,
  given,
  wording: CONSENT_WORDING[topic],
  at,
});

describe('consents', () => {
  it.each(CONSENT_TOPICS)('%s is not given before an answer', (topic) => {
    expect(consentTo([], topic)).toBeNull();
  });

  it('are the last answer to each topic', () => {
    const history = [answer('casino-email', true), answer('casino-email', false)];
    expect(consentTo([...history, answer('online-email', true)], 'casino-email')).toBe(false);
    expect(consentTo([...history, answer('online-email', true)], 'online-email')).toBe(true);
    expect(consentTo(history, 'online-email')).toBeNull();
  });

  it('store a repeated answer once', () => {
    const once = withAnswers([], [answer('casino-sms', true)]);
    expect(withAnswers(once, [answer('casino-sms', true, '2026-11-22T10:00:00Z')])).toEqual(once);
    expect(withAnswers(once, [answer('casino-sms', false)])).toHaveLength(2);
  });

  it('store a yes to other wording, and each answer of several to one topic', () => {
    const once = withAnswers([], [answer('casino-sms', true)]);
    const other = { ...answer('casino-sms', true), wording: 'Send me texts.' };
    expect(withAnswers(once, [other])).toEqual([...once, other]);
    const both = [answer('casino-sms', false), answer('casino-sms', true)];
    expect(withAnswers(once, both)).toEqual([...once, ...both]);
  });

  it('store the latest five hundred answers', () => {
    const changes = Array.from({ length: 501 }, (_, index) =>
      answer('casino-sms', index % 2 === 0),
    );
    const kept = changes.reduce<readonly Consent[]>((all, each) => withAnswers(all, [each]), []);
    expect(kept).toEqual(changes.slice(1));
  });

  it('store a no without an earlier yes', () => {
    expect(withAnswers([], [answer('session-recording', false)])).toHaveLength(1);
  });

  it('reject a yes to other wording, and accept every no', () => {
    const other = { wording: 'Send me everything.' };
    expect(isCurrent(answer('casino-post', true))).toBe(true);
    expect(isCurrent({ ...answer('casino-post', true), ...other })).toBe(false);
    expect(isCurrent({ ...answer('casino-post', false), ...other })).toBe(true);
  });

  it('of marketing are withdrawn together, without other topics', () => {
    const history = [
      answer('casino-email', true),
      answer('casino-sms', false),
      answer('online-post', true),
      answer('session-recording', true),
    ];
    const withdrawn = marketingWithdrawn(history, new Date('2026-11-21T11:00:00Z'));
    expect(withdrawn).toMatchObject([
      { topic: 'casino-email', given: false, at: '2026-11-21T11:00:00.000Z' },
      { topic: 'online-post', given: false },
    ]);
    expect(withdrawn).toHaveLength(2);
  });

  it('of marketing are withdrawn with the wording of the yes', () => {
    const earlier = { ...answer('casino-email', true), wording: 'Email me.' };
    const [withdrawn] = marketingWithdrawn([earlier], new Date('2026-11-21T11:00:00Z'));
    expect(withdrawn).toEqual({ ...earlier, given: false, at: '2026-11-21T11:00:00.000Z' });
  });
});
