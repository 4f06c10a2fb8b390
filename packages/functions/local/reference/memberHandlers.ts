import type { Firestore } from 'firebase-admin/firestore';
import * as z from 'zod/mini';
import { firestoreContentService } from '../../src/adapters/firestore/content/contentService.ts';
import type { ContentRoot } from '../../src/adapters/firestore/content/publishedContent.ts';
import { firestoreMemberService } from '../../src/adapters/firestore/members/memberService.ts';
import { firestorePoints } from '../../src/adapters/firestore/points/firestorePoints.ts';
import type { memberHttpService } from '../../src/contract/http/members.ts';
import { voucherReplySchema } from '../../src/contract/http/schemas.ts';
import { DEFAULT_LANGUAGE } from '../../src/contract/languages.ts';
import { venueOfHomeCasino } from '../../src/contract/rules/membership.ts';
import { InvalidRequest } from './invalidRequest.ts';
import { keepFormerMobile, searchMembers, toRecord } from './memberRecords.ts';
import { onceByKey } from './onceByKey.ts';
import { type Paging, pageOf } from './paging.ts';
import { redemptionHandlers } from './redemptionHandlers.ts';
import { withUses } from './redemptions.ts';
import { CONFLICT, type Handlers } from './serviceApp.ts';

/** A cursor of movements is the number of one. */
const NUMBER = /^\d{1,9}$/;

/** The operations of the member service. */
export function memberHandlers(
  database: () => Firestore,
  published: () => Promise<ContentRoot>,
  paging: Paging,
): Handlers<typeof memberHttpService> {
  const members = firestoreMemberService(database, published);
  const content = firestoreContentService(database, published);
  const points = firestorePoints(database, paging.pageSize);
  const keyed = (operation: string, key: string) =>
    onceByKey(database(), `${operation} ${key}`, (once) =>
      firestoreMemberService(() => once, published),
    );
  return {
    findMembers: async ({ body }) => ({
      records: (await members.findKeyedMembers([...new Set(body.crmIds)])).map(toRecord),
    }),
    searchMembers: async ({ body: { cursor, ...values } }) =>
      pageOf((await searchMembers(database(), values)).map(toRecord), cursor, paging),
    isMember: async ({ body }) => ({ isMember: await members.isMember(body.email, body.location) }),
    identify: async ({ body }) => {
      const found = await members.identify(body.location, body.customerNumber);
      return found && { membership: found.membership, record: toRecord(found.record) };
    },
    register: async ({ body, key }) => {
      if (!(await content.findVenue(venueOfHomeCasino(body.values.location)))) {
        throw new InvalidRequest('The group does not have this casino.');
      }
      // The form of a registration over HTTP is English (M-17).
      const others = { submissionId: key, language: DEFAULT_LANGUAGE, at: new Date(body.at) };
      const registration = { ...body, ...others };
      const outcome = await keyed('register', key).register(registration);
      return outcome === 'already-member' ? CONFLICT : outcome;
    },
    updateMember: async ({ params: { crmId }, body, key }) => {
      if (body.phone_mobile !== undefined) await keepFormerMobile(database(), crmId);
      return keyed(`update ${crmId}`, key).updateMember(crmId, body);
    },
    withdrawMarketing: async ({ params, body, key }) => {
      await keyed(`withdraw ${params.crmId}`, key).withdrawMarketing(
        params.crmId,
        new Date(body.at),
      );
      return {};
    },
    readRecord: async ({ params }) => {
      const record = await members.readRecord(params.crmId);
      return record && { ...record, id: params.crmId };
    },
    findVouchersOf: async ({ params, query }) => {
      const { crmId } = params;
      const isKnown = (await members.findMembers([crmId])).has(crmId);
      const holder = { crmId, location: query.location };
      const vouchers = isKnown ? await members.findVouchersOf(holder) : [];
      const shown = await withUses(
        database(),
        z.parse(z.array(voucherReplySchema), vouchers),
        crmId,
      );
      return pageOf(shown, query.cursor, paging);
    },
    findVoucher: async ({ params }) => {
      const voucher = await members.findVoucher(params.voucherId);
      if (!voucher) return null;
      const [shown] = await withUses(database(), [z.parse(voucherReplySchema, voucher)], null);
      return shown ?? null;
    },
    findPoints: async ({ params: { crmId } }) => {
      const summary = await points.findPoints(crmId, new Date());
      return summary && { crmId, ...summary };
    },
    findPointMovements: async ({ params: { crmId }, query }) => {
      const { cursor = null } = query;
      if (cursor !== null && !NUMBER.test(cursor)) {
        throw new InvalidRequest('The cursor is unknown.');
      }
      const page = await points.findPointMovements(crmId, cursor, new Date());
      if (page === null) return null;
      const { movements, ...sums } = page;
      return { items: movements.map((each) => ({ crmId, ...each })), ...sums };
    },
    ...redemptionHandlers(database, { published, members, content }, paging),
  };
}
