import type { Firestore } from 'firebase-admin/firestore';
import * as z from 'zod/mini';
import type { ContentRoot } from '../../src/adapters/firestore/content/publishedContent.ts';
import { fromDocument } from '../../src/adapters/firestore/document.ts';
import type { memberHttpService } from '../../src/contract/http/members.ts';
import { voucherReplySchema } from '../../src/contract/http/schemas.ts';
import { offerEndsAt } from '../../src/contract/vouchers/voucherStatus.ts';
import type { ContentService } from '../../src/domain/ports/contentService.ts';
import type { MemberService } from '../../src/domain/ports/memberService.ts';
import { InvalidRequest } from './invalidRequest.ts';
import { onceByKey } from './onceByKey.ts';
import { type Paging, pageOf } from './paging.ts';
import {
  type Change,
  findChanges,
  findRedemption,
  redeem,
  reverse,
  type ServiceVoucher,
  withUses,
} from './redemptions.ts';
import type { Handlers } from './serviceApp.ts';

type RedemptionOperation =
  | 'redeemVoucher'
  | 'findRedemption'
  | 'reverseRedemption'
  | 'findRedemptions'
  | 'findOfflineVouchers';

/** What the operations read beside redemptions. */
interface Sources {
  readonly published: () => Promise<ContentRoot>;
  readonly members: MemberService;
  readonly content: ContentService;
}

/** The operations for the tills of the product. */
export function redemptionHandlers(
  database: () => Firestore,
  { published, members, content }: Sources,
  paging: Paging,
): Pick<Handlers<typeof memberHttpService>, RedemptionOperation> {
  const hasVenue = async (venueId: number) => (await content.findVenue(venueId)) !== null;
  return {
    redeemVoucher: async ({ params: { voucherId }, body, key }) => {
      const voucher = await members.findVoucher(voucherId);
      if (!voucher || (voucher.crmId ?? body.crmId) !== body.crmId) return null;
      const asSent = z.parse(voucherReplySchema, voucher);
      return onceByKey(database(), `redeem ${voucherId} ${key}`, (once) =>
        redeem(once, asSent, body),
      );
    },
    findRedemption: ({ params }) => findRedemption(database(), params.redemptionId),
    reverseRedemption: ({ params: { redemptionId }, body: { at, reason }, key }) =>
      onceByKey(database(), `reverse ${redemptionId} ${key}`, (once) =>
        reverse(once, redemptionId, { at, reason }),
      ),
    findRedemptions: async ({ params: { venueId }, query: { since, cursor } }) => {
      if (!(await hasVenue(venueId))) return null;
      const after = cursor === undefined ? null : readCursor(cursor);
      const from = after ? new Date(after.changedAt) : new Date(since);
      const changes = await findChanges(database(), venueId, from);
      return changesAfter(changes, after, paging);
    },
    findOfflineVouchers: async ({ params: { venueId }, query: { cursor } }) => {
      if (!(await hasVenue(venueId))) return null;
      const vouchers = await offlineVouchers(database(), await published(), venueId);
      return pageOf(vouchers, cursor, paging);
    },
  };
}

/** The place of a change in the order. */
interface Place {
  readonly changedAt: number;
  readonly id: string;
}

/**
 * The page after a change. Its cursor names the last change and no position, because a reversal moves a redemption to the
 * end.
 */
function changesAfter(changes: readonly Change[], after: Place | null, { pageSize }: Paging) {
  const isLater = ({ changedAt, redemption: { id } }: Change) =>
    after === null ||
    changedAt.getTime() > after.changedAt ||
    (changedAt.getTime() === after.changedAt && id > after.id);
  const later = changes.filter(isLater);
  const page = later.slice(0, pageSize);
  const last = later.length > pageSize ? page.at(-1) : undefined;
  return {
    items: page.map(({ redemption }) => redemption),
    next: last ? cursorOf(last) : null,
  };
}

function cursorOf({ changedAt, redemption: { id } }: Change): string {
  return Buffer.from(`${changedAt.getTime()} ${id}`).toString('base64url');
}

function readCursor(cursor: string): Place {
  const text = Buffer.from(cursor, 'base64url').toString();
  const [, changedAt, id] = /^(\d{1,15}) ([\w-]{1,64})$/.exec(text) ?? [];
  if (changedAt === undefined || id === undefined) {
    throw new InvalidRequest('The cursor is unknown.');
  }
  return { changedAt: Number(changedAt), id };
}

/** The unused vouchers of a venue that a till may redeem without a connection, those that end first. */
async function offlineVouchers(
  database: Firestore,
  root: ContentRoot,
  venueId: number,
): Promise<readonly ServiceVoucher[]> {
  const find = async (parent: ContentRoot, audience: ServiceVoucher['audience']) => {
    const { docs } = await parent
      .collection('vouchers')
      .where('location', '==', venueId)
      .where('audience', '==', audience)
      .where('offline', '==', true)
      .get();
    return docs.map((stored) => fromDocument(voucherReplySchema, stored.data()));
  };
  const found = await Promise.all([find(database, 'personal'), find(root, 'everyone')]);
  const now = new Date();
  return (await withUses(database, found.flat(), null))
    .filter(({ usedAt, validUntil }) => usedAt === null && now < offerEndsAt(validUntil))
    .toSorted((one, other) => endOf(one) - endOf(other) || one.id.localeCompare(other.id));
}

function endOf({ validUntil }: ServiceVoucher): number {
  return Date.parse(validUntil);
}
