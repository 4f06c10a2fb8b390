import { CONSENT_WORDING, type Consent } from '@casino/functions/contract/consents.ts';
import { describe, expect, it } from 'vitest';
import { toAnswer } from '../shared/profile/toAnswer.ts';
import { toHistory, toQuestion } from './toCommunications.ts';

const asKept = (_: string, given: boolean) => given;
const yes: Consent = { ...toAnswer('casino-email', true), at: '2026-11-01T10:00:00Z' };
const no: Consent = { ...toAnswer('casino-email', false), at: '2026-11-02T10:00:00Z' };

describe('communications', () => {
  it('are unticked without an answer', () => {
    const questions = [toQuestion('casino', [], asKept), toQuestion('online', [], asKept)];
    const choices = questions.flatMap((question) => question.choices);
    expect(choices).toHaveLength(8);
    expect(choices.every(({ given }) => !given)).toBe(true);
    expect(new Set(questions.map(({ question }) => question)).size).toBe(2);
    expect(new Set(choices.map(({ label }) => label)).size).toBe(4);
  });

  it('show the pending answer, else the last one', () => {
    expect(toQuestion('casino', [yes], asKept).choices[0]?.given).toBe(true);
    expect(toQuestion('casino', [yes, no], asKept).choices[0]?.given).toBe(false);
    expect(toQuestion('casino', [yes, no], () => true).choices[0]?.given).toBe(true);
  });

  it('list every answer, newest first', () => {
    expect(toHistory([yes, no]).map(({ given }) => given)).toEqual([false, true]);
  });

  it('send the wording with the answer', () => {
    expect(toAnswer('online-post', true)).toEqual({
      topic: 'online-post',
      given: true,
      wording: CONSENT_WORDING['online-post'],
    });
    expect(() => toAnswer('fax', true)).toThrow('fax');
  });
});
