import * as z from 'zod/mini';
import { idSchema, instantSchema, venueIdSchema } from '../schemas.ts';
import { customerNumberSchema, REVERSAL_REASONS } from '../till/redemption.ts';
import type { Operation } from './operation.ts';
import { cursorSchema } from './paging.ts';
import { storedVoucherSchema } from './schemas.ts';

/** A reversal as a service sends it. */
const reversalSchema = z.strictObject({ at: instantSchema, reason: z.enum(REVERSAL_REASONS) });

/** A redemption as a service sends it: with the voucher as it was then. */
export const serviceRedemptionSchema = z.strictObject({
  id: idSchema,
  voucher: storedVoucherSchema,
  crmId: idSchema,
  customerNumber: customerNumberSchema,
  venueId: venueIdSchema,
  at: instantSchema,
  isOffline: z.boolean(),
  deviceId: idSchema,
  reversal: z.nullable(reversalSchema),
});

/** The operations with which the till of this product redeems the vouchers of a group. A group has all or none. */
export const REDEMPTION_OPERATIONS = [
  {
    id: 'redeemVoucher',
    method: 'post',
    path: '/vouchers/{voucherId}/redemptions',
    summary:
      'Redeems a voucher once per member, also for simultaneous requests. If the member has redeemed it before, the reply is that redemption, with `isNew` false.',
    params: { voucherId: idSchema },
    body: z.strictObject({
      /** The id of the new redemption. */
      id: idSchema,
      crmId: idSchema,
      customerNumber: customerNumberSchema,
      venueId: venueIdSchema,
      at: instantSchema,
      isOffline: z.boolean(),
      deviceId: idSchema,
    }),
    reply: z.strictObject({ redemption: serviceRedemptionSchema, isNew: z.boolean() }),
    notFound: 'The service has no voucher with this id.',
    isOptional: true,
    isKeyed: true,
  },
  {
    id: 'findRedemption',
    method: 'get',
    path: '/redemptions/{redemptionId}',
    summary: 'One redemption, with its reversal.',
    params: { redemptionId: idSchema },
    reply: serviceRedemptionSchema,
    notFound: 'The service has no redemption with this id.',
    isOptional: true,
  },
  {
    id: 'reverseRedemption',
    method: 'post',
    path: '/redemptions/{redemptionId}/reversal',
    summary:
      'Takes a redemption back, so that the member can use the voucher again. The redemption stays. A second reversal changes nothing.',
    params: { redemptionId: idSchema },
    body: z.strictObject({
      reason: z.enum(REVERSAL_REASONS),
      at: instantSchema,
      deviceId: idSchema,
    }),
    reply: serviceRedemptionSchema,
    notFound: 'The service has no redemption with this id.',
    isOptional: true,
    isKeyed: true,
  },
  {
    id: 'findRedemptions',
    method: 'get',
    path: '/venues/{venueId}/redemptions',
    summary:
      'The redemptions of a venue that were stored or reversed since a time, in that order, oldest first.',
    params: { venueId: venueIdSchema },
    query: { since: instantSchema, cursor: cursorSchema },
    reply: z.strictObject({
      items: z.array(serviceRedemptionSchema),
      next: z.nullable(cursorSchema),
    }),
    notFound: 'The service has no venue with this id.',
    isOptional: true,
  },
  {
    id: 'findOfflineVouchers',
    method: 'get',
    path: '/venues/{venueId}/offline-vouchers',
    summary:
      'The vouchers with `offline` true that a till of the venue can redeem now or later, without used ones, those that end first.',
    params: { venueId: venueIdSchema },
    query: { cursor: cursorSchema },
    reply: z.strictObject({
      items: z.array(storedVoucherSchema),
      next: z.nullable(cursorSchema),
    }),
    notFound: 'The service has no venue with this id.',
    isOptional: true,
  },
] as const satisfies readonly Operation[];
