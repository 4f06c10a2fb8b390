import { createHash, randomUUID } from 'node:crypto';
import { MAX_SOUGHT, type MemberRecord, memberHttpService } from '../../contract/http/members.ts';
import type { OperationId } from '../../contract/http/operation.ts';
import { DEFAULT_LANGUAGE } from '../../contract/languages.ts';
import type { RegistrationValues } from '../../contract/members/registerAccount.ts';
import { venueOfHomeCasino } from '../../contract/rules/membership.ts';
import { answersOfForm } from '../../domain/members/consents.ts';
import { registrationTraits } from '../../domain/members/registrations.ts';
import { keysFor } from '../../domain/persons/matches.ts';
import { heldKeys } from '../../domain/persons/memberKeys.ts';
import type {
  KeyedMember,
  MemberChange,
  MemberService,
  MemberTraits,
  StoredVoucher,
} from '../../domain/ports/memberService.ts';
import { ServiceError } from '../../domain/ports/serviceError.ts';
import { findOwnVoucher, type OwnVouchers } from './ownVouchers.ts';
import { readPages } from './readPages.ts';
import { SERVICE_LIMITS, type ServiceLimits } from './resilience.ts';
import { type ServiceClient, serviceClient } from './serviceClient.ts';
import type { ServiceSettings } from './serviceSettings.ts';

/**
 * The member service of a group over HTTP (docs/connect.md). It caches nothing. A record of another member than the
 * requested one is an error.
 */
export function httpMemberService(
  settings: ServiceSettings,
  ownVouchers: OwnVouchers,
  limits: ServiceLimits = SERVICE_LIMITS,
): MemberService {
  const client = serviceClient(memberHttpService, settings, limits);
  return {
    async findMembers(crmIds) {
      const records = await findRecords(client, crmIds);
      return new Map(records.map(({ member }) => [member.id, member]));
    },
    async updateMember(crmId, change) {
      const answer = await client.send('updateMember', {
        params: { crmId },
        body: toServiceChange(change),
        key: randomUUID(),
      });
      if (answer.status !== 'ok') return null;
      return expectSame('updateMember', answer.reply, answer.reply.id === crmId);
    },
    async withdrawMarketing(crmId, now) {
      const body = { at: now.toISOString() };
      await client.send('withdrawMarketing', { params: { crmId }, body, key: randomUUID() });
    },
    async readRecord(crmId) {
      const answer = await client.send('readRecord', { params: { crmId } });
      if (answer.status !== 'ok') return null;
      return expectSame('readRecord', answer.reply, answer.reply.id === crmId);
    },
    findKeyedMembers: async (crmIds) =>
      (await findRecords(client, crmIds)).map((record) => toKeyedMember(record)),
    async searchMembers({ keys, ...values }) {
      const found = await readPages((cursor) =>
        client.send('searchMembers', { body: { ...values, ...(cursor && { cursor }) } }),
      );
      return (found ?? [])
        .map((record) => toKeyedMember(record))
        .filter((record) => record.keys.some((key) => keys.includes(key)));
    },
    async isMember(email, location) {
      const answer = await client.send('isMember', { body: { email, location } });
      return answer.status === 'ok' && answer.reply.isMember;
    },
    async identify(location, customerNumber) {
      const answer = await client.send('identify', { body: { location, customerNumber } });
      if (answer.status !== 'ok') return null;
      const { membership, record } = answer.reply;
      const isSame =
        membership.customerNumber === customerNumber &&
        membership.crmId === record.member.id &&
        venueOfHomeCasino(membership.location) === venueOfHomeCasino(location);
      return expectSame('identify', { membership, record: toKeyedMember(record) }, isSame);
    },
    async register({ submissionId, values, customerNumber, language, at }) {
      // The service knows only the English wording of the form, so answers to another are a change of the new member.
      const answers = language === DEFAULT_LANGUAGE ? [] : answersOfForm(values, language, at);
      const consents = answers.length > 0 ? { ...values.consents, marketing: [] } : values.consents;
      const answer = await client.send('register', {
        body: { values: { ...values, consents }, customerNumber, at: at.toISOString() },
        key: submissionKey(submissionId),
      });
      if (answer.status !== 'ok') return 'already-member';
      const { membership } = answer.reply;
      const [record] = await findRecords(client, [membership.crmId]);
      const isSame =
        record !== undefined &&
        record.member.customer_number === membership.customerNumber &&
        venueOfHomeCasino(membership.location) === venueOfHomeCasino(values.location) &&
        isRegistrationOf(values, toKeyedMember(record));
      const registered = expectSame('register', answer.reply, isSame);
      if (answers.length > 0) {
        const params = { crmId: membership.crmId };
        const body = toServiceChange({ consents: answers });
        await client.send('updateMember', {
          params,
          body,
          key: submissionKey(`${submissionId} consents`),
        });
      }
      return registered;
    },
    async findVouchersOf(holder) {
      const [own, groups] = await Promise.all([
        ownVouchers.findVouchersOf(holder),
        findGroupVouchers(client, holder),
      ]);
      const issued = new Set(own.map(({ id }) => id));
      return [...own, ...groups.filter(({ id }) => !issued.has(id))];
    },
    async findVoucher(voucherId) {
      const own = await findOwnVoucher(ownVouchers, voucherId);
      if (own) return own;
      const answer = await client.send('findVoucher', { params: { voucherId } });
      if (answer.status !== 'ok') return null;
      return expectSame('findVoucher', answer.reply, answer.reply.id === voucherId);
    },
    async withUseOf(offer, crmId) {
      // The service has the use by a member only in the member's list. This product issues no offers to everyone.
      const listed = await findGroupVouchers(client, { crmId, location: offer.location });
      return listed.find(({ id }) => id === offer.id) ?? offer;
    },
  };
}

/** The vouchers of a member at a venue that the group's service lists. */
async function findGroupVouchers(
  client: ServiceClient<typeof memberHttpService>,
  { crmId, location }: { readonly crmId: string; readonly location: number },
): Promise<readonly StoredVoucher[]> {
  const found = await readPages((cursor) =>
    client.send('findVouchersOf', { params: { crmId }, query: { location, cursor } }),
  );
  const vouchers = found ?? [];
  const isTheirs = vouchers.every(
    (voucher) =>
      voucher.location === location && (voucher.crmId === null || voucher.crmId === crmId),
  );
  return expectSame('findVouchersOf', vouchers, isTheirs);
}

/** A repeated submission, also from another instance, has the same key. */
function submissionKey(submission: string): string {
  return createHash('sha256').update(submission).digest('hex');
}

/** The answers as the service stores them. Their wording names its language and version. */
function toServiceChange({ consents, ...others }: MemberChange) {
  const answers = consents?.map(({ language, version, ...answer }) => answer);
  return answers ? { ...others, consents: answers } : others;
}

async function findRecords(
  client: ServiceClient<typeof memberHttpService>,
  crmIds: readonly string[],
): Promise<readonly MemberRecord[]> {
  const sought = [...new Set(crmIds)];
  const parts = Array.from({ length: Math.ceil(sought.length / MAX_SOUGHT) }, (_, part) =>
    sought.slice(part * MAX_SOUGHT, (part + 1) * MAX_SOUGHT),
  );
  const answers = await Promise.all(
    parts.map((part) => client.send('findMembers', { body: { crmIds: part } })),
  );
  const records = answers.flatMap((answer) => (answer.status === 'ok' ? answer.reply.records : []));
  return expectSame(
    'findMembers',
    records,
    records.every(({ member }) => sought.includes(member.id)),
  );
}

/**
 * True if a record has the address, and the name with the date of birth, of a registration, now or earlier: a repeated
 * registration may find a record that was changed. The mobile number is not compared, because members share it.
 */
function isRegistrationOf(values: RegistrationValues, { keys }: KeyedMember): boolean {
  const own = keysFor('ownership', heldKeys({ ...registrationTraits(values), mobile: '' }));
  return own.every((key) => keys.includes(key));
}

/** A reply about another member must not reach a caller. */
function expectSame<T>(
  operation: OperationId<typeof memberHttpService>,
  value: T,
  isSame: boolean,
): T {
  if (isSame) return value;
  const detail = `${operation}, the reply is about another member`;
  throw new ServiceError('broken', detail, { fields: ['id'], rule: 'G-15' });
}

/** The keys are those of the current and of all earlier values. */
function toKeyedMember({ member, dateOfBirth, personId, former }: MemberRecord): KeyedMember {
  const traits: MemberTraits = {
    email: member.email,
    firstName: member.first_name,
    lastName: member.last_name,
    dateOfBirth,
    mobile: member.phone_mobile,
    personId,
  };
  const earlier = former.map((values) => ({
    ...traits,
    email: values.email,
    firstName: values.first_name,
    lastName: values.last_name,
    mobile: values.phone_mobile,
  }));
  return { member, traits, keys: [...new Set([traits, ...earlier].flatMap(heldKeys))] };
}
