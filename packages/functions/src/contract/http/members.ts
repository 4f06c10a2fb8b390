import * as z from 'zod/mini';
import { emailSchema } from '../account.ts';
import { consentAnswerSchema } from '../consents.ts';
import { incentiveSchema } from '../incentive.ts';
import { interestsSchema } from '../interests.ts';
import { memberSchema } from '../member.ts';
import { registrationValuesSchema } from '../members/registerAccount.ts';
import { membershipSchema } from '../profile.ts';
import {
  cursorSchema,
  daySchema,
  idSchema,
  instantSchema,
  phoneNumberSchema,
  venueIdSchema,
} from '../schemas.ts';
import type { HttpService } from './operation.ts';
import { pageSchema } from './paging.ts';
import { POINTS_OPERATIONS, serviceMovementSchema, serviceSummarySchema } from './points.ts';
import {
  REDEMPTION_OPERATIONS,
  reversalRequestSchema,
  serviceRedemptionSchema,
  voucherUseSchema,
} from './redemptions.ts';
import { voucherReplySchema } from './schemas.ts';

/** Earlier values of a record. Empty texts are unknown. */
const formerSchema = z.strictObject({
  first_name: z.string(),
  last_name: z.string(),
  email: z.string(),
  phone_mobile: z.string(),
});

/** A member with the identifying fields, which stay on the server. */
export const memberRecordSchema = z.strictObject({
  member: memberSchema,
  /** Empty if unknown: then the membership cannot be linked. */
  dateOfBirth: z.union([daySchema, z.literal('')]),
  /** The group's id of the person, if the support desk has verified the identity. */
  personId: z.nullable(z.string()),
  /** Each earlier combination of name, address and number. */
  former: z.array(formerSchema),
});
export type MemberRecord = z.infer<typeof memberRecordSchema>;

const memberChangeSchema = z.strictObject({
  phone_mobile: z.exactOptional(phoneNumberSchema),
  interests: z.exactOptional(interestsSchema),
  /** Answers to append to the member's history. */
  consents: z.exactOptional(z.array(z.extend(consentAnswerSchema, { at: instantSchema }))),
});

const registrationSchema = z.strictObject({
  values: z.extend(registrationValuesSchema, { mobile: phoneNumberSchema }),
  /** The number reserved for the member; null if the service chooses. */
  customerNumber: z.nullable(z.string()),
  at: instantSchema,
});

/** The most ids or values in one request. */
export const MAX_SOUGHT = 100;
const member = { crmId: idSchema };
const unknownMember = 'The service has no member with this id.';

/** The member service of a casino group: what `MemberService` reads and writes, over HTTP. */
export const memberHttpService = {
  title: 'Member service',
  description:
    'The customer records of a casino group. Personal data that identifies a member is in the body of a request, never in its address.',
  version: '2.6.0',
  exampleOrigin: 'https://members.casino.test',
  isCached: false,
  schemas: {
    Incentive: incentiveSchema,
    Member: memberSchema,
    MemberRecord: memberRecordSchema,
    MemberChange: memberChangeSchema,
    Membership: membershipSchema,
    Registration: registrationSchema,
    Voucher: voucherReplySchema,
    Points: serviceSummarySchema,
    PointMovement: serviceMovementSchema,
    Redemption: serviceRedemptionSchema,
    VoucherUse: voucherUseSchema,
    RedemptionReversal: reversalRequestSchema,
  },
  operations: [
    {
      id: 'findMembers',
      method: 'post',
      path: '/members/lookup',
      summary: 'The records of these members, in any order. Unknown ids are omitted.',
      body: z.strictObject({ crmIds: z.array(idSchema).check(z.maxLength(MAX_SOUGHT)) }),
      reply: z.strictObject({ records: z.array(memberRecordSchema) }),
    },
    {
      id: 'searchMembers',
      method: 'post',
      path: '/members/search',
      summary:
        'All records of which any field, or any earlier value of it, equals one of these values.',
      body: z.strictObject({
        /** Addresses in lower case, without a plus-alias, and for Gmail without dots: `toMailbox`. */
        emails: z.array(z.string()).check(z.maxLength(MAX_SOUGHT)),
        mobiles: z.array(phoneNumberSchema).check(z.maxLength(MAX_SOUGHT)),
        datesOfBirth: z.array(daySchema).check(z.maxLength(MAX_SOUGHT)),
        personIds: z.array(z.string()).check(z.maxLength(MAX_SOUGHT)),
        cursor: z.exactOptional(cursorSchema),
      }),
      reply: pageSchema(memberRecordSchema),
    },
    {
      id: 'isMember',
      method: 'post',
      path: '/members/exists',
      summary:
        'Whether a member of this casino, or of the one that runs it, has this address, in any letter case.',
      body: z.strictObject({ email: emailSchema, location: venueIdSchema }),
      reply: z.strictObject({ isMember: z.boolean() }),
    },
    {
      id: 'identify',
      method: 'post',
      path: '/members/identify',
      summary: 'The record with this number at this casino, or at the one that runs it.',
      body: z.strictObject({ location: venueIdSchema, customerNumber: z.string() }),
      reply: z.strictObject({ membership: membershipSchema, record: memberRecordSchema }),
      notFound: 'The casino does not know the number.',
    },
    {
      id: 'register',
      method: 'post',
      path: '/members',
      summary: 'Adds a member, once per address and casino, also for simultaneous requests.',
      body: registrationSchema,
      reply: z.strictObject({ membership: membershipSchema, isNew: z.boolean() }),
      conflict: 'The address is already a member of this casino, by another registration.',
      isKeyed: true,
    },
    {
      id: 'updateMember',
      method: 'patch',
      path: '/members/{crmId}',
      summary: 'Changes the given fields of a member, and no others.',
      params: member,
      body: memberChangeSchema,
      reply: memberSchema,
      notFound: unknownMember,
      isKeyed: true,
    },
    {
      id: 'withdrawMarketing',
      method: 'post',
      path: '/members/{crmId}/withdraw-marketing',
      summary: 'Withdraws every marketing consent. Succeeds for an unknown id.',
      params: member,
      body: z.strictObject({ at: instantSchema }),
      reply: z.strictObject({}),
      isKeyed: true,
    },
    {
      id: 'readRecord',
      method: 'get',
      path: '/members/{crmId}/record',
      summary: 'All stored data of a member, for their export.',
      params: member,
      reply: z.looseObject({ id: idSchema }),
      notFound: unknownMember,
    },
    {
      id: 'findVouchersOf',
      method: 'get',
      path: '/members/{crmId}/vouchers',
      summary: 'The vouchers of a membership, and those open to every member of its venue.',
      params: member,
      query: { location: venueIdSchema, cursor: cursorSchema },
      reply: pageSchema(voucherReplySchema),
    },
    {
      id: 'findVoucher',
      method: 'get',
      path: '/vouchers/{voucherId}',
      summary: 'One voucher.',
      params: { voucherId: idSchema },
      reply: voucherReplySchema,
      notFound: 'The service has no voucher with this id.',
    },
    ...POINTS_OPERATIONS,
    ...REDEMPTION_OPERATIONS,
  ],
} as const satisfies HttpService;
