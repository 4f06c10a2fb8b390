import type { Consent, ConsentTopic } from '../../../src/contract/consents.ts';
import type { Case } from '../case.ts';
import type { Kit } from '../kit.ts';
import { must, mustEqual } from '../outcomes.ts';
import { newMember, readMember, update, withdraw } from '../requests.ts';
import { answer, changeCase } from './changing.ts';

/** Both are 01:30 in British local time, an hour apart: clocks go back in between. */
const TWICE = ['2026-10-25T01:30:00+01:00', '2026-10-25T01:30:00+00:00'] as const;

/** Letters that a normal form replaces, spaces that a database may cut, and quotation marks that HTML escapes. */
const LETTERS = '  Ame\u0301lie & “Zoë”:  <texts>, \uFB01rst.  ';
const DECIMALS = '123456';

const WITHDRAWN_AT = '2026-03-05T10:00:00Z';

/** Changing members: the history of consents. */
export const CHANGE_CASES: readonly Case[] = [
  changeCase(
    'consents-appended',
    'M-25',
    'Answers to consents are appended to the history, oldest first.',
    async (kit) => {
      const { crmId } = await newMember(kit);
      const before = await historyOf(kit, crmId);
      const answers = [
        answer('online-sms', true, '2026-03-01T10:00:00Z'),
        answer('online-sms', false, '2026-03-02T10:00:00Z'),
      ];
      for (const each of answers) await update(kit, crmId, { consents: [each] });
      const after = await historyOf(kit, crmId);
      const given = after.history.map(({ topic, given: yes }) => `${topic} ${yes}`);
      const wanted = [...before.history, ...answers].map(
        ({ topic, given: yes }) => `${topic} ${yes}`,
      );
      mustEqual(given, wanted, 'the answers', after.reply);
    },
  ),
  changeCase(
    'consents-wording',
    'M-25',
    'A second yes with other wording is appended.',
    async (kit) => {
      const { crmId } = await newMember(kit);
      const before = await historyOf(kit, crmId);
      for (const wording of ['Offers by text.', 'Offers and news by text.']) {
        await update(kit, crmId, {
          consents: [answer('online-sms', true, '2026-03-01T10:00:00Z', wording)],
        });
      }
      const after = await historyOf(kit, crmId);
      const came = after.history.slice(before.history.length).map(({ wording }) => wording);
      mustEqual(came, ['Offers by text.', 'Offers and news by text.'], 'the wordings', after.reply);
    },
  ),
  changeCase(
    'consents-order',
    'M-25',
    'Answers are stored in the order of their receipt, also with an earlier `at`.',
    async (kit) => {
      const { crmId } = await newMember(kit);
      for (const [given, day] of [
        [true, '02'],
        [false, '01'],
      ] as const) {
        await update(kit, crmId, {
          consents: [answer('online-sms', given, `2026-02-${day}T10:00:00Z`)],
        });
      }
      const { history, reply } = await historyOf(kit, crmId);
      mustEqual(
        history.slice(-2).map(({ given }) => given),
        [true, false],
        'the answers',
        reply,
      );
    },
  ),
  changeCase(
    'consents-letters',
    'M-26',
    'The wording of an answer is returned letter for letter, with its spaces and accents.',
    async (kit) => {
      const { crmId } = await newMember(kit);
      await update(kit, crmId, {
        consents: [answer('online-sms', true, '2026-03-01T10:00:00Z', LETTERS)],
      });
      const { history, reply } = await historyOf(kit, crmId);
      mustEqual(history.at(-1)?.wording, LETTERS, 'the wording', reply);
    },
  ),
  changeCase(
    'consents-decimals',
    'M-26',
    'The instant of an answer is returned with all its decimals.',
    async (kit) => {
      const { crmId } = await newMember(kit);
      await update(kit, crmId, {
        consents: [answer('online-sms', true, `2026-03-01T10:00:00.${DECIMALS}Z`)],
      });
      const { history, reply } = await historyOf(kit, crmId);
      const [, decimals = ''] = /[.](\d+)/.exec(history.at(-1)?.at ?? '') ?? [];
      mustEqual(decimals.replace(/0+$/, ''), DECIMALS, 'the decimals', reply);
    },
  ),
  changeCase(
    'consents-clocks',
    'G-06',
    'The times of answers keep their instants when clocks go back.',
    async (kit) => {
      const { crmId } = await newMember(kit);
      for (const [index, at] of TWICE.entries()) {
        await update(kit, crmId, { consents: [answer('online-sms', index === 0, at)] });
      }
      const { history, reply } = await historyOf(kit, crmId);
      const times = history.slice(-2).map(({ at }) => instantOf(at));
      mustEqual(times, TWICE.map(instantOf), 'the instants', reply);
    },
  ),
  changeCase(
    'withdraw-all',
    'M-27',
    'withdrawMarketing appends a no to each marketing topic whose last answer is yes.',
    async (kit) => {
      const crmId = await withAnswers(kit, [answer('online-post', true, '2026-03-01T10:00:00Z')]);
      await withdraw(kit, crmId, WITHDRAWN_AT);
      const { history, reply } = await historyOf(kit, crmId);
      const last = (topic: ConsentTopic) => history.findLast((each) => each.topic === topic)?.given;
      const given = { 'casino-email': last('casino-email'), 'online-post': last('online-post') };
      const wanted = { 'casino-email': false, 'online-post': false };
      mustEqual(given, wanted, 'the last answers', reply);
    },
  ),
  changeCase(
    'withdraw-only',
    'M-27',
    'withdrawMarketing appends nothing to other topics, nor to those whose last answer is no.',
    async (kit) => {
      const crmId = await withAnswers(kit, [
        answer('session-recording', true, '2026-03-01T10:00:00Z'),
        answer('casino-sms', true, '2026-03-01T10:00:00Z'),
        answer('casino-sms', false, '2026-03-02T10:00:00Z'),
        answer('online-email', false, '2026-03-02T10:00:00Z'),
      ]);
      const before = await historyOf(kit, crmId);
      await withdraw(kit, crmId, WITHDRAWN_AT);
      const after = await historyOf(kit, crmId);
      const added = after.history.slice(before.history.length).map(({ topic }) => topic);
      mustEqual(added, ['casino-email'], 'a new answer to', after.reply);
    },
  ),
  changeCase(
    'withdraw-appended',
    'M-25',
    'withdrawMarketing does not change the earlier answers.',
    async (kit) => {
      const { crmId } = await newMember(kit);
      const before = await historyOf(kit, crmId);
      await withdraw(kit, crmId, WITHDRAWN_AT);
      const after = await historyOf(kit, crmId);
      const first = after.history.slice(0, before.history.length);
      mustEqual(first, before.history, 'first the earlier answers', after.reply);
    },
  ),
  changeCase(
    'withdraw-wording',
    'M-28',
    'A withdrawal has the time of the request, and the wording of the yes.',
    async (kit) => {
      const yes = answer('online-post', true, '2026-03-01T10:00:00Z', 'Offers by post, please.');
      const crmId = await withAnswers(kit, [yes]);
      await withdraw(kit, crmId, WITHDRAWN_AT);
      const { history, reply } = await historyOf(kit, crmId);
      const last = history.findLast(({ topic }) => topic === 'online-post');
      const came = last && { given: last.given, wording: last.wording, at: instantOf(last.at) };
      const wanted = { given: false, wording: yes.wording, at: instantOf(WITHDRAWN_AT) };
      mustEqual(came, wanted, 'the answer', reply);
    },
  ),
  changeCase(
    'withdraw-last-wording',
    'M-28',
    'A withdrawal has the wording of the last yes.',
    async (kit) => {
      const crmId = await withAnswers(kit, [
        answer('online-post', true, '2026-03-01T10:00:00Z', 'The first wording.'),
        answer('online-post', false, '2026-03-02T10:00:00Z', 'The first wording.'),
        answer('online-post', true, '2026-03-03T10:00:00Z', 'The last wording.'),
      ]);
      await withdraw(kit, crmId, WITHDRAWN_AT);
      const { history, reply } = await historyOf(kit, crmId);
      const last = history.findLast(({ topic }) => topic === 'online-post');
      mustEqual([last?.given, last?.wording], [false, 'The last wording.'], 'the answer', reply);
    },
  ),
];

/** The id of a new member, who has given these answers. */
async function withAnswers(kit: Kit, answers: readonly Consent[]): Promise<string> {
  const { crmId } = await newMember(kit);
  for (const each of answers) await update(kit, crmId, { consents: [each] });
  return crmId;
}

async function historyOf(kit: Kit, crmId: string) {
  const { member, reply } = await readMember(kit, crmId);
  const history = member.consents ?? [];
  must(Array.isArray(history), 'a list of consents', reply);
  return { history, reply };
}

function instantOf(at: string): string {
  return new Date(at).toISOString();
}
