import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { seedClock } from '../../../local/seed/clock.ts';
import { memberRecords } from '../../../local/seed/records.ts';
import { answerOf, stubDependencies } from '../../../testing/calls/stubDependencies.ts';
import {
  json,
  type ScriptedAnswer,
  type ScriptedService,
  scriptedService,
  silent,
  status,
} from '../../../testing/faults/scriptedService.ts';
import { deployedDependencies } from '../../composition/dependencies.ts';
import type { Member } from '../../contract/member.ts';
import { lastRefusals } from '../../runtime/serviceStates.ts';
import { contentCache } from './contentCache.ts';
import { httpContentService } from './httpContentService.ts';
import { httpMemberService } from './httpMemberService.ts';
import { SERVICE_LIMITS } from './resilience.ts';

const { services } = deployedDependencies;
const LIMITS = { ...SERVICE_LIMITS, attemptMs: 200, totalMs: 900, pauseMs: 5 };
const [jack] = memberRecords(seedClock(new Date())) as unknown as [
  Member & { date_of_birth: string; person_keys: readonly string[] },
];

let group: ScriptedService;
beforeAll(async () => {
  group = await scriptedService();
});
afterAll(() => group.close());

/** The reply of `findMembers` with Jack's record, changed. */
const records = (changes: object): ScriptedAnswer => {
  const { date_of_birth: dateOfBirth, person_keys: _, ...member } = jack;
  return json({
    records: [{ member: { ...member, ...changes }, dateOfBirth, personId: null, former: [] }],
  });
};

/** One of each kind: `serviceClient.test.ts` has every failure of a service. */
const FAILURES: readonly [string, ScriptedAnswer, string][] = [
  ['does not answer', silent, 'unavailable'],
  ['answers 500', status(500), 'unavailable'],
  ['answers 403', status(403), 'internal'],
  ['answers with HTML', (response) => response.end('<html>'), 'internal'],
];

describe('if the member service of the group', () => {
  let log: ReturnType<typeof vi.spyOn>;
  beforeEach(() => {
    stubDependencies();
    log = vi.spyOn(deployedDependencies, 'log');
    const settings = { url: group.url, credentials: { token: 'secret' } };
    const members = httpMemberService(settings, services.members, LIMITS);
    vi.spyOn(services.members, 'findMembers').mockImplementation(members.findMembers);
  });

  it('answers as the contract says, getMember replies with the record', async () => {
    group.script(records({}));
    expect(await answerOf('members-getMember', 'member')).toMatchObject({
      reply: { result: { id: jack.id, last_name: jack.last_name } },
    });
  });

  it.each([
    ...FAILURES,
    ['answers with another member', records({ id: 'crm-999' }), 'internal'],
    ['answers with an unknown field', records({ password: 'hunter2' }), 'internal'],
    ['answers with a missing field', records({ membership_type_id: undefined }), 'internal'],
  ] as const)('%s, getMember fails and logs no personal data', async (_, answer, code) => {
    group.script(answer);
    expect(await answerOf('members-getMember', 'member')).toMatchObject({ code });
    const lines = JSON.stringify(log.mock.calls);
    expect(lines).toContain(code);
    for (const text of ['crm-', jack.last_name, jack.email, 'hunter2', 'secret', group.url]) {
      expect(lines).not.toContain(text);
    }
  });

  it.each([
    [
      'answers with a wrong field',
      records({ email: 7 }),
      'broken: findMembers, the reply does not match the contract',
      ['records.0.member.email'],
      'G-04',
    ],
    [
      'answers with another member',
      records({ id: 'crm-999' }),
      'broken: findMembers, the reply is about another member',
      ['id'],
      'G-15',
    ],
  ])(
    '%s, the log names the cause, the part of the reply and the rule',
    async (_, answer, service, fields, rule) => {
      group.script(answer);
      await answerOf('members-getMember', 'member');
      expect(log.mock.calls.at(-1)?.[0]).toMatchObject({ fault: { service, fields, rule } });
      expect(lastRefusals()[0]).toMatchObject({ fields, rule });
    },
  );

  it('does not know the member, getMember is not-found', async () => {
    group.script(json({ records: [] }));
    expect(await answerOf('members-getMember', 'member')).toMatchObject({ code: 'not-found' });
  });
});

describe('if the content service of the group', () => {
  beforeEach(() => {
    stubDependencies();
    const settings = { url: group.url, credentials: { token: 'secret' } };
    const content = httpContentService(
      settings,
      contentCache(() => undefined),
      LIMITS,
    );
    vi.spyOn(services.content, 'findVenue').mockImplementation(content.findVenue);
    vi.spyOn(services.content, 'listVenues').mockImplementation(content.listVenues);
    vi.spyOn(services.content, 'listGames').mockImplementation(content.listGames);
  });

  it.each(FAILURES)('%s, getVenue and getGames fail', async (_, answer, code) => {
    group.script(answer);
    expect(await answerOf('members-getVenue', 'member')).toMatchObject({ code });
    expect(await answerOf('promotions-getGames', 'member')).toMatchObject({ code });
  });
});
