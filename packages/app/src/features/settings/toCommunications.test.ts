import {
  CONSENT_WORDING,
  type Consent,
  consentWordings,
} from '@casino/functions/contract/consents.ts';
import { enGB } from '@casino/functions/contract/consentWords/messages.ts';
import { zhHans } from '@casino/functions/contract/consentWords/zh-Hans/catalogue.ts';
import { describe, expect, it } from 'vitest';
import { membership, venue } from '../../session/state/session.fixtures.ts';
import { toAnswer } from '../shared/profile/toAnswer.ts';
import { toHistory, toQuestion, toWithdrawal } from './toCommunications.ts';

const { consents: english } = enGB;
const asKept = (_: string, given: boolean) => given;
const yes: Consent = { ...toAnswer('casino-email', true, english), at: '2026-11-01T10:00:00Z' };
const no: Consent = { ...toAnswer('casino-email', false, english), at: '2026-11-02T10:00:00Z' };

describe('communications', () => {
  it('are unticked without an answer', () => {
    const questions = [
      toQuestion('casino', english, [], asKept),
      toQuestion('online', english, [], asKept),
    ];
    const choices = questions.flatMap((question) => question.choices);
    expect(choices).toHaveLength(8);
    expect(choices.every(({ given }) => !given)).toBe(true);
    expect(new Set(questions.map(({ question }) => question)).size).toBe(2);
    expect(new Set(choices.map(({ label }) => label)).size).toBe(4);
  });

  it('show the pending answer, else the last one', () => {
    expect(toQuestion('casino', english, [yes], asKept).choices[0]?.given).toBe(true);
    expect(toQuestion('casino', english, [yes, no], asKept).choices[0]?.given).toBe(false);
    expect(toQuestion('casino', english, [yes, no], () => true).choices[0]?.given).toBe(true);
  });

  it('list every answer, newest first', () => {
    expect(toHistory([yes, no]).map(({ given }) => given)).toEqual([false, true]);
  });

  it('say in which language an answer was read, if the record has it', () => {
    const read = { language: 'zh-Hans', version: 1 } as const;
    expect(toHistory([yes, { ...no, ...read }]).map((answer) => answer.read)).toEqual([
      { language: 'zh-Hans', version: '1' },
      undefined,
    ]);
  });

  it('show and send the wording in the language of the page', () => {
    const { consents: chinese } = zhHans;
    const { question, choices } = toQuestion('online', chinese, [], asKept);
    expect([question, choices[3]?.label]).toEqual([
      chinese.questions.online,
      chinese.channels.post,
    ]);
    expect(toAnswer('online-post', true, chinese).wording).toBe(
      consentWordings(chinese)['online-post'],
    );
  });

  it('§7 name each casino that a no has reached, or not', () => {
    const shown = { ...venue, otherVenues: [{ ...venue, id: 9, pagetitle: 'Lantern House' }] };
    const outcomes = [
      { crmId: 'crm-2', casino: 9, saved: false },
      { crmId: 'crm-3', casino: null, saved: true },
    ];
    expect(toWithdrawal({ box: 'casino-email', outcomes }, { membership, venue: shown })).toEqual({
      topic: 'casino-email',
      outcomes: [
        { id: 'crm-49', casino: 'Harbour', saved: true },
        { id: 'crm-2', casino: 'Lantern House', saved: false },
        { id: 'crm-3', casino: null, saved: true },
      ],
    });
  });

  it('send the wording with the answer', () => {
    expect(toAnswer('online-post', true, english)).toEqual({
      topic: 'online-post',
      given: true,
      wording: CONSENT_WORDING['online-post'],
    });
    expect(() => toAnswer('fax', true, english)).toThrow('fax');
  });
});
