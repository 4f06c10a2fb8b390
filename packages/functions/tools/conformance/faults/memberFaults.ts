import { memberHttpService } from '../../../src/contract/http/members.ts';
import {
  type Fault,
  faultsOf,
  type Json,
  onFields,
  onMembers,
  onRecords,
  onReply,
  onSent,
  onStatus,
  type Serve,
  withHeaders,
} from './fault.ts';

/** Another member than that of the test data. */
export const OTHER = 'crm-100202';

/** Changes the history of consents of each record. */
const onHistory = (change: (consents: Json[]) => Json[]): Serve =>
  onMembers(({ consents }) => (consents ? { consents: change(consents) } : {}));

const onAnswers = (fields: (answer: Json, consents: Json[]) => object): Serve =>
  onHistory((consents) => consents.map((each) => ({ ...each, ...fields(each, consents) })));

const onFormer = (change: (former: Json[], member: Json) => Json[]): Serve =>
  onRecords(({ former, member }) => ({ former: change(former, member) }));

/** Replaces a reply about a request with this text. */
const replyingTo = (text: string, reply: object): Serve =>
  onFields((_, { body }) => (body.includes(text) ? reply : {}));

/** Sends what is at casino 17 to an unknown one. */
export const atUnknownCasino = onSent(({ location }) =>
  location === 17 ? { location: 999_983 } : {},
);

const withoutAlias = (email: string) => email.replace(/(?<=.)[+][^@]*/, '');

/** Faults of reading members, and of their history. */
export const MEMBER_FAULTS: readonly Fault[] = faultsOf(memberHttpService, {
  findMembers: {
    'content-type-of-members: replies are plain text': withHeaders(() => ({
      'content-type': 'text/plain',
    })),
    'lookup-omits-unknown: a lookup with an unknown id has no records': onFields(
      ({ records }, { body }) =>
        JSON.parse(body).crmIds.length === 2 && records.length === 1 ? { records: [] } : {},
    ),
    'lookup-repeated: a repeated id has two records': onFields(({ records }, { body }) => {
      const { crmIds } = JSON.parse(body);
      const isRepeated = new Set(crmIds).size < crmIds.length;
      return isRepeated ? { records: [...records, ...records] } : {};
    }),
    'own-findMembers: a lookup of one id has the record of another member too': onFields(
      ({ records }, { body }) => {
        const [record] = records;
        const isOfMember = JSON.parse(body).crmIds.join() === 'crm-100201';
        const other = { ...record, member: { ...record?.member, id: OTHER } };
        return isOfMember ? { records: [record, other] } : {};
      },
    ),
    'lookup-many: a lookup reads the first 50 ids only': onSent(({ crmIds }) =>
      crmIds.length <= 100 ? { crmIds: crmIds.slice(0, 50) } : {},
    ),
    'lookup-too-many: a lookup of too many ids ignores the rest': onSent(({ crmIds }) => ({
      crmIds: crmIds.slice(0, 100),
    })),
    'any-ids: an id of 64 characters is refused': onStatus(400, (_, { body }) =>
      JSON.parse(body).crmIds.some((id: string) => id.length === 64),
    ),
    'email-lower-case: addresses have the case in which they were typed': onMembers(
      ({ id, email }) => (id === 'crm-100201' ? { email: email.toUpperCase() } : {}),
    ),
    'register-capitals: an address is returned in the case in which it was registered': onMembers(
      ({ email }) => ({ email: email.replace('capitals', 'CAPITALS') }),
    ),
    'register-alias: an address is stored without its alias': onMembers(({ email }) => ({
      email: withoutAlias(email),
    })),
    'register-first-type: a new member has points': onMembers({ loyalty_points: 500 }),
    'register-values: the date of birth is stored a day early': onRecords(({ dateOfBirth }) => ({
      dateOfBirth: dateOfBirth.replace('1990-01-31', '1990-01-30'),
    })),
    'casino-17-stored: a member who registers at casino 17 is stored at 6': onMembers(
      ({ home_casino }) => ({ home_casino: home_casino === 17 ? 6 : home_casino }),
    ),
    'member-without-casino: a member without a home casino has the casino 1': onMembers(({ id }) =>
      id.includes('without-casino') ? { home_casino: 1 } : {},
    ),
    'member-without-email: a member without an address has null': onMembers(({ id }) =>
      id.includes('without-email') ? { email: null } : {},
    ),
    'suspended-marked: a suspended member is not marked': onMembers({ suspended: false }),
    'suspended-marked: suspended members are left out': onFields(({ records }) => ({
      records: records.filter(({ member }: Json) => !member.suspended),
    })),
    'former-listed: only the last earlier number is stored': onFormer((former) => former.slice(-1)),
    'former-combination: an entry of `former` has the changed field only': onFormer((former) =>
      former.map((each) => ({ ...each, first_name: '', last_name: '', email: '' })),
    ),
    'former-email: earlier addresses are forgotten': onFormer((former, member) =>
      former.filter(({ email }) => email === member.email),
    ),
    'update-given: a changed telephone number is stored later': onMembers(({ phone_mobile }) => ({
      phone_mobile: phone_mobile.replace('+447700900022', '+447700900000'),
    })),
    'update-others: an update of the telephone number deletes the last name': onMembers(
      ({ phone_mobile }) => (phone_mobile === '+447700900022' ? { last_name: '' } : {}),
    ),
    'update-interests: new interests are added to the earlier ones': onMembers(({ interests }) =>
      interests ? { interests: ['roulette', ...interests] } : {},
    ),
    'any-person: names are stored in Latin-1': onReply((reply) => ({
      ...reply,
      body: reply.body.replaceAll(/[^\0-ÿ]/g, '?'),
    })),
    'text-as-sent: names are put in NFKC': onMembers(({ first_name }) => ({
      first_name: first_name.normalize('NFKC'),
    })),
    'consents-appended: an answer is appended twice': onHistory((consents) => {
      const last = consents.at(-1);
      return last?.topic === 'online-sms' ? [...consents, last] : consents;
    }),
    'consents-appended: an answer replaces the history': onHistory((consents) =>
      consents.at(-1)?.at.startsWith('2026-03-02') ? consents.slice(-1) : consents,
    ),
    'consents-wording: a second yes is dropped, whatever its wording': onHistory((consents) =>
      consents.filter(({ topic, given }, index) => {
        const before = consents.slice(0, index).findLast((each) => each.topic === topic);
        return before?.given !== given;
      }),
    ),
    'consents-order: answers are sorted by `at`': onHistory((consents) =>
      consents.toSorted((one, other) => Date.parse(one.at) - Date.parse(other.at)),
    ),
    'consents-letters: a wording is trimmed': onAnswers(({ wording }) => ({
      wording: wording.trim(),
    })),
    'consents-letters: a wording is put in NFC': onAnswers(({ wording }) => ({
      wording: wording.normalize('NFC'),
    })),
    'consents-decimals: an instant is cut to milliseconds': onAnswers(({ at }) => ({
      at: new Date(at).toISOString(),
    })),
    'any-answer: a wording is cut after 255 characters': onAnswers(({ wording }) => ({
      wording: wording.slice(0, 255).replaceAll(/[^\0-ÿ]/g, '?'),
    })),
    'withdraw-appended: a withdrawal replaces the history': onHistory((consents) => {
      const last = consents.at(-1);
      return last?.topic === 'casino-email' && !last.given ? [last] : consents;
    }),
    'withdraw-only: a withdrawal also appends a no to other topics': onHistory(withMoreWithdrawn),
    'withdraw-wording: a withdrawal has a wording of its own': onAnswers(({ given }) =>
      given ? {} : { wording: 'Withdrawn.' },
    ),
    'withdraw-last-wording: a withdrawal has the wording of the first yes': onAnswers(
      ({ topic, given }, consents) => {
        const first = consents.find((each) => each.topic === topic);
        return given ? {} : { wording: first.wording };
      },
    ),
    'withdraw-same-key: two simultaneous withdrawals with one key append a no each': onHistory(
      (consents) => {
        const last = consents.at(-1);
        return last?.at.startsWith('2026-03-05T11:00:00') ? [...consents, last] : consents;
      },
    ),
  },
  isMember: {
    'exists-member: it is false for everyone': onFields({ isMember: false }),
    'exists-letter-case: addresses are compared with letter case': onFields((_, { body }) => {
      const { email } = JSON.parse(body);
      return email === email.toLowerCase() ? {} : { isMember: false };
    }),
    'exists-unknown: it is true for every new address': replyingTo('unknown@', { isMember: true }),
    'exists-alias: an alias is ignored': onSent(({ email }) => ({
      email: email?.replace(/[+].*@/, '@'),
    })),
    'exists-former: an earlier address is found': replyingTo('maud.earlier', { isMember: true }),
    'exists-elsewhere: the casino is ignored': replyingTo('999983', { isMember: true }),
    'register-exists: a new member is not found yet by address': replyingTo('conformance-', {
      isMember: false,
    }),
    'suspended-exists: suspended members are ignored': replyingTo('suspended@', {
      isMember: false,
    }),
    'casino-17-exists: casino 17 is another one than 6': atUnknownCasino,
    // No member of the case is one of casino 6.
    'casino-17-home: a member of casino 17 is not one of 6': onFields((_, { body }) =>
      JSON.parse(body).location === 6 ? { isMember: false } : {},
    ),
  },
  identify: {
    'identify-zeros: numbers are compared without leading zeros': onSent(({ customerNumber }) => ({
      customerNumber: customerNumber.replace(/^0+/, ''),
    })),
    'identify-elsewhere: the casino is ignored': onSent(({ location }) => ({
      location: location === 999_983 ? 6 : location,
    })),
    'identify-same: the membership is that of another member': onFields(({ membership }) => ({
      membership: { ...membership, crmId: OTHER },
    })),
    'own-identify: it replies with the record of another member': onFields(({ record }) => ({
      record: { ...record, member: { ...record.member, id: OTHER } },
    })),
    'record-in-identify: records have no `former`': onFields(({ record }) => ({
      record: { ...record, former: [] },
    })),
    'suspended-identify: suspended members are ignored': onReply((reply) =>
      reply.body.includes('"suspended":true') ? { ...reply, status: 404, body: '{}' } : reply,
    ),
    'casino-17-identify: casino 17 is another one than 6': atUnknownCasino,
    'casino-17-membership: a membership has the requested casino, not that of the record': onFields(
      ({ membership }, { body }) => ({
        membership: { ...membership, location: JSON.parse(body).location },
      }),
    ),
  },
  readRecord: {
    'own-readRecord: it replies with the record of another member': onFields({ id: OTHER }),
  },
});

/** A no to each topic of the history after a withdrawal, whatever the answer before. */
function withMoreWithdrawn(consents: Json[]): Json[] {
  const last = consents.at(-1);
  if (!last || last.given || last.topic !== 'casino-email') return consents;
  const others = consents.filter(({ topic }) => topic !== 'casino-email');
  return [...consents, ...others.map((each) => ({ ...each, given: false, at: last.at }))];
}
