import { defineCallable } from '../../composition/defineCallable.ts';
import type { TillVoucher } from '../../contract/till/redemption.ts';
import { exportDataContract } from '../../contract/users/exportData.ts';
import { ownBaseAccount } from '../../domain/accounts/baseAccount.ts';
import { findMembershipVouchers } from '../../domain/members/memberships.ts';
import { copyOfPoints } from '../../domain/points/copyOfPoints.ts';
import type { StoredPass } from '../../domain/ports/wallet/walletPasses.ts';

/**
 * All stored data about the caller: the account, the registrations that wait for the proven address, and the linked
 * memberships with their vouchers, points, passes and records of tills. Without vouchers open to every
 * member, which are not personal data, and without the hashes that identify a person, which are meaningless outside and may lead to another person.
 */
export const exportData = defineCallable(
  exportDataContract,
  { auth: 'verified', rateLimit: { calls: 10, seconds: 3_600, shared: true }, checkSession: true },
  async ({ caller, services, now }) => {
    const [records, baseAccount, waiting, found] = await Promise.all([
      services.accountRecords.readAll(caller.uid),
      ownBaseAccount(caller.uid, services, now),
      services.pendingRegistrations.findByAddress(caller.email),
      services.members.findMembers(
        caller.profile.memberships.map(({ crmId }) => crmId),
        now,
      ),
    ]);
    const { profile: account, plays, optIns, tickets } = records;
    const held = await Promise.all(
      caller.profile.memberships.map(async (membership) => {
        const member = found.get(membership.crmId) ?? { home_casino: null };
        return {
          record: await services.members.readRecord(membership.crmId),
          vouchers: await findMembershipVouchers({ membership, member }, services.members),
          pass: await services.walletPasses.find(membership.crmId),
          redemptions: await services.redemptions.findUsesOf(membership.crmId),
          tillRecords: await services.tillLog.findOf(membership.customerNumber),
          points: await copyOfPoints(membership.crmId, services.points, now),
        };
      }),
    );
    return {
      exportedAt: now.toISOString(),
      account,
      baseAccount,
      pendingRegistrations: waiting.map((each) => ({ ...each })),
      memberships: held.flatMap(({ record }) => (record ? [record] : [])),
      vouchers: held.flatMap(({ vouchers }) =>
        // The code is not personal data, and a till accepts it: only the voucher's page shows it.
        vouchers
          .filter(({ audience }) => audience === 'personal')
          .map(({ code, ...voucher }) => voucher),
      ),
      points: held.flatMap(({ points }) => (points ? [{ ...points }] : [])),
      plays: [...plays],
      optIns: [...optIns],
      tickets: [...tickets],
      walletPasses: held.flatMap(({ pass }) => (pass ? [exportedPass(pass)] : [])),
      redemptions: held.flatMap(({ redemptions }) => redemptions.map(withoutLetters)),
      tillRecords: held.flatMap(({ tillRecords }) =>
        tillRecords.map((record) => ({
          ...withoutLetters(record),
          at: record.at.toISOString(),
          recordedAt: record.recordedAt.toISOString(),
        })),
      ),
    };
  },
);

/** A record of the till without the letters of its voucher, which a till accepts. */
function withoutLetters<T extends { readonly voucher: TillVoucher | null }>(record: T) {
  const { voucher } = record;
  if (voucher === null) return record;
  const { letters, ...shown } = voucher;
  return { ...record, voucher: shown };
}

/** A pass without its digests, and without the token, which opens the pass without a login. */
function exportedPass({ authenticationToken, shown, seen, deviceIds, ...pass }: StoredPass) {
  return pass;
}
