import type { Firestore } from 'firebase-admin/firestore';
import type { memberHttpService } from '../../src/contract/http/members.ts';
import { firestoreMemberService } from '../../src/stores/memberService.ts';
import type { PersonRecord } from '../../src/stores/personRecords.ts';
import { onceByKey } from './onceByKey.ts';
import { type Paging, pageOf } from './paging.ts';
import { CONFLICT, type Handlers } from './serviceApp.ts';

/** The operations of the member service. */
export function memberHandlers(
  database: () => Firestore,
  paging: Paging,
): Handlers<typeof memberHttpService> {
  const members = firestoreMemberService(database);
  const keyed = (operation: string, key: string) =>
    onceByKey(database(), `${operation} ${key}`, (once) => firestoreMemberService(() => once));
  return {
    findMembers: async ({ body }) => ({
      records: (await members.findPersonRecords(body.crmIds)).map(toRecord),
    }),
    findByPersonKeys: async ({ body }) =>
      pageOf((await members.findByPersonKeys(body.keys)).map(toRecord), body.cursor, paging),
    isMember: async ({ body }) => ({ isMember: await members.isMember(body.email, body.location) }),
    identify: async ({ body }) => {
      const found = await members.identify(body.location, body.customerNumber);
      return found && { membership: found.membership, record: toRecord(found.record) };
    },
    register: async ({ body, key }) => {
      const registration = { ...body, submissionId: key, at: new Date(body.at) };
      const outcome = await keyed('register', key).register(registration);
      return outcome === 'already-member' ? CONFLICT : outcome;
    },
    updateMember: ({ params, body, key }) =>
      keyed(`update ${params.crmId}`, key).updateMember(params.crmId, body),
    withdrawMarketing: async ({ params, body, key }) => {
      await keyed(`withdraw ${params.crmId}`, key).withdrawMarketing(
        params.crmId,
        new Date(body.at),
      );
      return {};
    },
    readRecord: async ({ params }) => {
      const record = await members.readRecord(params.crmId);
      return record && { ...record };
    },
    findVouchersOf: async ({ params, query }) => {
      const holder = { crmId: params.crmId, location: query.location };
      return pageOf(await members.findVouchersOf(holder), query.cursor, paging);
    },
    findVoucher: ({ params }) => members.findVoucher(params.voucherId),
  };
}

function toRecord({ member, traits, keys }: PersonRecord) {
  const { dateOfBirth, personId } = traits;
  return { member, dateOfBirth, personId, keys: [...keys] };
}
