import { exactAddress } from '../../src/domain/addresses/mailbox.ts';
import { playId } from '../../src/domain/games/playId.ts';
import { isHeldAt } from '../../src/domain/members/memberships.ts';
import { newCustomerNumber } from '../../src/domain/members/registrations.ts';
import { heldKeys } from '../../src/domain/persons/memberKeys.ts';
import type { GameStore } from '../../src/domain/ports/games.ts';
import type {
  KeyedMember,
  MemberService,
  MemberTraits,
  StoredVoucher,
} from '../../src/domain/ports/memberService.ts';
import type { RedemptionService, VoucherUse } from '../../src/domain/ports/redemptions.ts';
import type { TillLog } from '../../src/domain/ports/till.ts';
import { toTillVoucher } from '../../src/domain/till/toTillVoucher.ts';
import { change, type MemberRecord, type MemoryStore } from './memoryStore.ts';

/** The group's customer records. */
export function memoryMembers(
  store: MemoryStore,
): Omit<MemberService, 'readRecord' | 'isMember' | 'withdrawMarketing'> {
  const { members, registrations, vouchers } = store;
  const all = () => [...members.values()];
  const known = (crmIds: readonly string[]) => all().filter(({ id }) => crmIds.includes(id));
  return {
    findMembers: async (crmIds) =>
      new Map(known(crmIds).map((record) => [record.id, toKeyed(record).member])),
    updateMember: async (crmId, { consents: _, ...fields }) => {
      const [record] = known([crmId]);
      if (record === undefined) return null;
      const { keys } = toKeyed(record);
      return toKeyed(change(members, crmId, { ...fields, person_keys: keys })).member;
    },
    findKeyedMembers: async (crmIds) => known(crmIds).map(toKeyed),
    searchMembers: async ({ keys: sought }) =>
      all()
        .map(toKeyed)
        .filter(({ keys }) => keys.some((key) => sought.includes(key))),
    identify: async (location, customerNumber) => {
      const record = all().find(
        (each) => each.customer_number === customerNumber && isAt(each, location),
      );
      if (!record) return null;
      const membership = { location: record.home_casino ?? location, customerNumber };
      return { membership: { ...membership, crmId: record.id }, record: toKeyed(record) };
    },
    register: async ({ submissionId, values, customerNumber: promised }) => {
      const before = registrations.get(submissionId);
      if (before) return { membership: before, isNew: false };
      const { email, location } = values;
      const isOf = (each: MemberRecord) => exactAddress(each.email) === exactAddress(email);
      if (all().some((each) => isOf(each) && isAt(each, location))) return 'already-member';
      const customerNumber = promised ?? newCustomerNumber();
      const membership = { location, customerNumber, crmId: `crm-${customerNumber}` };
      registrations.set(submissionId, membership);
      members.set(membership.crmId, {
        ...NEW_MEMBER,
        id: membership.crmId,
        customer_number: customerNumber,
        first_name: values.firstName,
        last_name: values.lastName,
        email,
        phone_mobile: values.mobile,
        date_of_birth: values.dob,
        home_casino: location,
      });
      return { membership, isNew: true };
    },
    findVouchersOf: async ({ crmId, location }) =>
      [...vouchers.values()]
        .filter((each) => each.location === location)
        .filter((each) => each.crmId === crmId || each.audience === 'everyone')
        .map((each) => withUse(store, each, crmId)),
    findVoucher: async (voucherId) => {
      const voucher = vouchers.get(voucherId);
      return voucher ? withUse(store, voucher, voucher.crmId) : null;
    },
    withUseOf: async (offer, crmId) => withUse(store, offer, crmId),
  };
}

export const NEW_MEMBER = {
  membership_type_id: 49,
  membership_type_Name: 'Jack',
  suspended: false,
  tierPoints: 0,
  rewardPoints: 0,
  loyalty_points: 0,
  loyalty_points_end_date: null,
  pwa_content: { NewsFeed: [], OnlineGamingCTAContent: [] },
};

function isAt({ home_casino }: MemberRecord, location: number): boolean {
  return home_casino !== null && isHeldAt({ location: home_casino }, location);
}

function toKeyed(record: MemberRecord): KeyedMember {
  const { date_of_birth: _, person_id: __, person_keys = [], ...member } = record;
  const traits = traitsOf(record);
  return { member, traits, keys: [...new Set([...heldKeys(traits), ...person_keys])] };
}

/** The identifying fields of a record. */
export function traitsOf(record: MemberRecord): MemberTraits {
  return {
    email: record.email,
    firstName: record.first_name,
    lastName: record.last_name,
    dateOfBirth: record.date_of_birth,
    mobile: record.phone_mobile,
    personId: record.person_id ?? null,
  };
}

const idOfUse = (voucherId: string, crmId: string | null) => `${voucherId}~${crmId}`;

/** A voucher with its use by a member; unchanged if no till has redeemed it. */
function withUse(store: MemoryStore, voucher: StoredVoucher, crmId: string | null): StoredVoucher {
  const use = store.redemptions.get(store.uses.get(idOfUse(voucher.id, crmId)) ?? '');
  return use ? { ...voucher, usedAt: use.at, usedVenueId: use.venueId } : voucher;
}

export function memoryRedemptions({
  redemptions,
  uses,
}: MemoryStore): Pick<RedemptionService, 'redeem' | 'findRedemption' | 'reverse'> {
  return {
    redeem: async (use) => {
      const known = redemptions.get(use.id);
      if (known) return { status: 'redeemed', redemption: known };
      const id = idOfUse(use.voucher.id, use.crmId);
      const first = redemptions.get(uses.get(id) ?? '');
      if (first) return { status: 'already', redemption: first };
      const redemption = toRedemption(use);
      redemptions.set(use.id, redemption);
      uses.set(id, use.id);
      return { status: 'redeemed', redemption };
    },
    findRedemption: async (id) => redemptions.get(id) ?? null,
    reverse: async ({ redemptionId, reason, at }) => {
      const redemption = redemptions.get(redemptionId);
      if (!redemption || redemption.reversal) return redemption ?? null;
      for (const [id, counting] of uses) if (counting === redemptionId) uses.delete(id);
      return change(redemptions, redemptionId, { reversal: { at: at.toISOString(), reason } });
    },
  };
}

function toRedemption({ voucher, crmId: _, at, ...use }: VoucherUse) {
  const recordedAt = new Date().toISOString();
  return {
    ...use,
    voucher: toTillVoucher(voucher),
    at: at.toISOString(),
    recordedAt,
    reversal: null,
  };
}

export function memoryTillLog({
  scans,
}: MemoryStore): Pick<TillLog, 'find' | 'add' | 'addReversal'> {
  return {
    find: async (id) => scans.get(id) ?? null,
    add: async (entry) => {
      if (scans.has(entry.id)) return;
      scans.set(entry.id, { ...entry, recordedAt: new Date(), reversal: null });
    },
    addReversal: async (id, { at, reason }) => {
      if (scans.get(id)?.reversal) return;
      change(scans, id, { reversal: { at: at.toISOString(), reason } });
    },
  };
}

/** The daily games. No spin wins. */
export function memoryGames({
  plays,
  turns,
}: MemoryStore): Pick<GameStore, 'openDay' | 'findPlay' | 'settle'> {
  const digest = 'a'.repeat(64);
  const prizes = [{ number: 1, name: 'No prize today', weight: 1, stock: null, voucher: null }];
  return {
    openDay: async (gameId, day) => ({
      ...{ gameId, day, prizes },
      ...{ seed: digest, commitment: digest, prizeListVersion: digest },
    }),
    findPlay: async (id) => plays.get(id) ?? null,
    settle: async ({ play, turnKeys }) => {
      const id = playId(play);
      const turnIds = turnKeys.map((key) => `${play.gameId}_${play.day}_${key}`);
      const earlier = plays.get(id) ?? turnIds.flatMap((turn) => turns.get(turn) ?? [])[0];
      if (earlier) return earlier;
      plays.set(id, play);
      for (const turn of turnIds) turns.set(turn, play);
      return play;
    },
  };
}
