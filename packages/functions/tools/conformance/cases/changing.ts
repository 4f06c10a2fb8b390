import { isDeepStrictEqual } from 'node:util';
import {
  CONSENT_WORDING,
  type Consent,
  type ConsentTopic,
} from '../../../src/contract/consents.ts';
import { type Case, type Kit, writingCases } from '../kit.ts';
import { newMember, readMember, update, withdraw } from '../newMembers.ts';
import { must, mustEqual } from '../outcomes.ts';
import { instantOf } from '../till.ts';

/** Normal form C is itself; form KC replaces the first letter. */
const NAME = '\u01C4ana Maria';
const MOBILE = '+447700900022';
const WITHDRAWN_AT = '2026-03-05T10:00:00Z';

/** Both are 01:30 in British local time, an hour apart: clocks go back in between. */
const TWICE = ['2026-10-25T01:30:00+01:00', '2026-10-25T01:30:00+00:00'] as const;

/** Letters that a normal form replaces, spaces that a database may cut, and quotation marks that HTML escapes. */
const LETTERS = '  Ame\u0301lie & “Zoë”:  <texts>, \uFB01rst.  ';
const DECIMALS = '123456';

const CHANGES = [
  { phone_mobile: MOBILE },
  { interests: ['poker' as const] },
  { consents: [answer('online-sms', true, '2026-03-05T10:00:00Z')] },
];

/** Changing members: the given fields and no others, and the history of consents. */
export const CHANGING_CASES: readonly Case[] = writingCases({
  'M-24 update-given: updateMember stores the given fields.': async (kit) => {
    const { crmId } = await newMember(kit);
    await update(kit, crmId, { phone_mobile: MOBILE });
    const { member, reply } = await readMember(kit, crmId);
    mustEqual(member.phone_mobile, MOBILE, 'the new number', reply);
  },
  'M-24 update-interests: New interests replace the earlier ones.': (kit) =>
    expectInterests(kit, ['roulette', 'dining'], ['poker']),
  'M-24 update-no-interests: An empty list removes the interests.': (kit) =>
    expectInterests(kit, ['roulette'], []),
  'M-24 update-others: updateMember changes no other field.': async (kit) => {
    const { crmId } = await newMember(kit);
    await update(kit, crmId, { interests: ['roulette'] });
    let before = await readMember(kit, crmId);
    for (const change of CHANGES) {
      await update(kit, crmId, change);
      const after = await readMember(kit, crmId);
      const [others, same] = [before, after].map(({ member }) =>
        Object.fromEntries(Object.entries(member).filter(([name]) => !(name in change))),
      );
      mustEqual(same, others, 'the same other fields', [before.reply, after.reply]);
      before = after;
    }
  },
  'M-64 update-reply: updateMember replies with the changed member.': async (kit) => {
    const { crmId } = await newMember(kit);
    for (const change of CHANGES) {
      const reply = await update(kit, crmId, change);
      const { member, reply: read } = await readMember(kit, crmId);
      const isChanged = isDeepStrictEqual(reply.body, member);
      must(isChanged, 'the member of the record that follows', [read, reply], { path: [] });
    }
  },
  'G-20 text-as-sent: A name is returned as it was sent: two spaces stay two, and a letter stays itself.':
    async (kit) => {
      const { crmId } = await newMember(kit, { firstName: NAME });
      const { member, reply } = await readMember(kit, crmId);
      mustEqual(member.first_name, NAME, 'first_name:', reply);
    },
  'M-25 consents-appended: Answers are appended to the history, oldest first.': async (kit) => {
    const { crmId } = await newMember(kit);
    const before = await readMember(kit, crmId);
    const answers = [
      answer('online-sms', true, '2026-03-01T10:00:00Z'),
      answer('online-sms', false, '2026-03-02T10:00:00Z'),
    ];
    const after = await afterAnswers(kit, crmId, answers);
    const [came, wanted] = [after.history, [...before.history, ...answers]].map((history) =>
      history.map(({ topic, given }) => `${topic} ${given}`),
    );
    mustEqual(came, wanted, 'the answers', after.reply);
  },
  'M-25 consents-wording: A second yes with other wording is appended.': async (kit) => {
    const wordings = ['Offers by text.', 'Offers and news by text.'];
    const { history, reply } = await afterAnswers(
      kit,
      null,
      wordings.map((wording) => answer('online-sms', true, '2026-03-01T10:00:00Z', wording)),
    );
    mustEqual(
      history.slice(1).map(({ wording }) => wording),
      wordings,
      'the wordings',
      reply,
    );
  },
  'M-25 consents-order: Answers are stored in the order of their receipt, also with an earlier `at`.':
    async (kit) => {
      const { history, reply } = await afterAnswers(kit, null, [
        answer('online-sms', true, '2026-02-02T10:00:00Z'),
        answer('online-sms', false, '2026-02-01T10:00:00Z'),
      ]);
      const given = history.slice(-2).map((each) => each.given);
      mustEqual(given, [true, false], 'the answers', reply);
    },
  'M-25 withdraw-appended: withdrawMarketing does not change the earlier answers.': async (kit) => {
    const { before, history, reply } = await withdrawn(kit, []);
    const first = history.slice(0, before.length);
    mustEqual(first, before, 'first the earlier answers', reply);
  },
  'M-26 consents-letters: The wording of an answer is returned letter for letter, with its spaces and accents.':
    async (kit) => {
      const sent = answer('online-sms', true, '2026-03-01T10:00:00Z', LETTERS);
      const { history, reply } = await afterAnswers(kit, null, [sent]);
      mustEqual(history.at(-1)?.wording, LETTERS, 'the wording', reply);
    },
  'M-26 consents-decimals: An answer keeps the decimals of its instant.': async (kit) => {
    const sent = answer('online-sms', true, `2026-03-01T10:00:00.${DECIMALS}Z`);
    const { history, reply } = await afterAnswers(kit, null, [sent]);
    const [, decimals = ''] = /[.](\d+)/.exec(history.at(-1)?.at ?? '') ?? [];
    mustEqual(decimals.replace(/0+$/, ''), DECIMALS, 'the decimals', reply);
  },
  'G-06 consents-clocks: Answers keep their instants when clocks go back.': async (kit) => {
    const answers = TWICE.map((at, index) => answer('online-sms', index === 0, at));
    const { history, reply } = await afterAnswers(kit, null, answers);
    const times = history.slice(-2).map(({ at }) => instantOf(at));
    mustEqual(times, TWICE.map(instantOf), 'the instants', reply);
  },
  'M-27 withdraw-all: withdrawMarketing appends a no to each marketing topic whose last answer is yes.':
    async (kit) => {
      const yes = answer('online-post', true, '2026-03-01T10:00:00Z');
      const { history, reply } = await withdrawn(kit, [yes]);
      const last = (topic: ConsentTopic) => history.findLast((each) => each.topic === topic)?.given;
      const given = [last('casino-email'), last('online-post')];
      mustEqual(given, [false, false], 'the last answers', reply);
    },
  'M-27 withdraw-only: withdrawMarketing appends nothing to other topics, nor to those whose last answer is no.':
    async (kit) => {
      const { before, history, reply } = await withdrawn(kit, [
        answer('session-recording', true, '2026-03-01T10:00:00Z'),
        answer('casino-sms', true, '2026-03-01T10:00:00Z'),
        answer('casino-sms', false, '2026-03-02T10:00:00Z'),
        answer('online-email', false, '2026-03-02T10:00:00Z'),
      ]);
      const added = history.slice(before.length).map(({ topic }) => topic);
      mustEqual(added, ['casino-email'], 'a new answer to', reply);
    },
  'M-28 withdraw-wording: A withdrawal has the time of the request, and the wording of the yes.':
    async (kit) => {
      const wording = 'Offers by post, please.';
      const yes = answer('online-post', true, '2026-03-01T10:00:00Z', wording);
      const { history, reply } = await withdrawn(kit, [yes]);
      const last = history.findLast(({ topic }) => topic === 'online-post');
      const came = last && [last.given, last.wording, instantOf(last.at)];
      mustEqual(came, [false, wording, instantOf(WITHDRAWN_AT)], 'the answer', reply);
    },
  'M-28 withdraw-last-wording: A withdrawal has the wording of the last yes.': async (kit) => {
    const { history, reply } = await withdrawn(kit, [
      answer('online-post', true, '2026-03-01T10:00:00Z', 'The first wording.'),
      answer('online-post', false, '2026-03-02T10:00:00Z', 'The first wording.'),
      answer('online-post', true, '2026-03-03T10:00:00Z', 'The last wording.'),
    ]);
    const last = history.findLast(({ topic }) => topic === 'online-post');
    mustEqual([last?.given, last?.wording], [false, 'The last wording.'], 'the answer', reply);
  },
});

/** An answer of a member, with the wording of its topic. */
export function answer(
  topic: ConsentTopic,
  given: boolean,
  at: string,
  wording = CONSENT_WORDING[topic],
): Consent {
  return { topic, given, wording, at };
}

/** The history of a member, or of a new one, after these answers. */
async function afterAnswers(kit: Kit, known: string | null, answers: readonly Consent[]) {
  const crmId = known ?? (await newMember(kit)).crmId;
  for (const each of answers) await update(kit, crmId, { consents: [each] });
  const read = await readMember(kit, crmId);
  must(Array.isArray(read.history), 'a list of consents', read.reply);
  return read;
}

/** The history of a new member before and after a withdrawal. */
async function withdrawn(kit: Kit, answers: readonly Consent[]) {
  const { crmId } = await newMember(kit);
  const { history: before } = await afterAnswers(kit, crmId, answers);
  await withdraw(kit, crmId, WITHDRAWN_AT);
  return { before, ...(await readMember(kit, crmId)) };
}

type Interests = readonly ('roulette' | 'dining' | 'poker')[];

/** Throws `Unmet` unless later interests replace earlier ones. */
async function expectInterests(kit: Kit, earlier: Interests, later: Interests): Promise<void> {
  const { crmId } = await newMember(kit);
  for (const interests of [earlier, later]) await update(kit, crmId, { interests: [...interests] });
  const { member, reply } = await readMember(kit, crmId);
  mustEqual(member.interests ?? [], later, 'the interests', reply);
}
