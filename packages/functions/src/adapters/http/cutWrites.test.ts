import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import {
  cut,
  json,
  type ScriptedService,
  scriptedService,
} from '../../../testing/faults/scriptedService.ts';
import { CONSENT_WORDINGS } from '../../contract/consentWordings.ts';
import { httpMemberService } from './httpMemberService.ts';
import { membership, record, registration } from './registration.fixtures.ts';
import { SERVICE_LIMITS } from './resilience.ts';

let service: ScriptedService;
beforeAll(async () => {
  service = await scriptedService();
});
afterAll(() => service.close());

/** The writes that a service did: it does each key once, and cuts the replies to the first writes. */
let done: Map<string, string>;
beforeEach(() => {
  done = new Map();
});
function cutReplies(count: number): void {
  let left = count;
  service.script((response, request) => {
    if (request.path === '/members/lookup') return json({ records: [record] })(response, request);
    const key = String(request.headers['idempotency-key']);
    const isNew = !done.has(key);
    done.set(key, request.path);
    left -= 1;
    const reply = request.path === '/members' ? { membership, isNew } : record.member;
    const answer = left >= 0 ? cut : json(reply);
    return answer(response, request);
  });
}

const instance = () =>
  httpMemberService(
    { url: service.url, credentials: { token: 'secret' } },
    { findVouchersOf: async () => [], findVoucher: async () => null },
    { ...SERVICE_LIMITS, pauseMs: 5 },
  );

it('one update is done if the replies are cut', async () => {
  cutReplies(3);
  const change = { phone_mobile: '+447700900301' };
  await expect(instance().updateMember('crm-1', change)).rejects.toMatchObject({
    kind: 'unavailable',
  });
  expect(service.requests).toHaveLength(3);
  expect([...done.values()]).toEqual(['/members/crm-1']);
});

it('a member who joins in Chinese is registered without channels, and then answers in the words of the form', async () => {
  const { values } = registration;
  const chinese = {
    ...registration,
    values: { ...values, consents: { ...values.consents, marketing: ['sms' as const] } },
    language: 'zh-Hans' as const,
  };
  cutReplies(0);
  await instance().register(chinese);
  await instance().register(chinese);
  const [register, , update] = service.requests.map(({ body }) => JSON.parse(body));
  expect(register.values.consents.marketing).toEqual([]);
  expect(update).toEqual({
    consents: [
      {
        topic: 'casino-sms',
        given: true,
        wording: CONSENT_WORDINGS['zh-Hans']['casino-sms'],
        at: registration.at.toISOString(),
      },
    ],
  });
  expect([...done.values()]).toEqual(['/members', `/members/${membership.crmId}`]);
});
