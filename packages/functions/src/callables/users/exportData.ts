import { exportDataContract, venueOfHomeCasino } from '../../contract/index.ts';
import { defineCallable } from '../../defineCallable.ts';

/**
 * Everything that is kept about the caller: their account, and the memberships that it is linked to with
 * their vouchers. Vouchers that a casino opens to everyone are about nobody. The hashes by which a person is
 * known again tell nobody anything, and what they lead to may be about somebody else: they are left out.
 */
export const exportData = defineCallable(
  exportDataContract,
  { auth: 'verified', rateLimit: { calls: 10, seconds: 3_600, shared: true }, checkSession: true },
  async ({ caller, services, now }) => {
    const {
      profile: account,
      baseAccount,
      plays,
      optIns,
      tickets,
    } = await services.accountRecords.readAll(caller.uid);
    const linked = (await services.profiles.find(caller.uid))?.memberships ?? [];
    const held = await Promise.all(
      linked.map(async (membership) => ({
        record: await services.members.readRecord(membership.crmId),
        vouchers: await services.members.findVouchersOf({
          crmId: membership.crmId,
          location: venueOfHomeCasino(membership.location),
        }),
      })),
    );
    return {
      exportedAt: now.toISOString(),
      account,
      baseAccount,
      memberships: held.flatMap(({ record }) => (record ? [record] : [])),
      vouchers: held.flatMap(({ vouchers }) =>
        // The code is no personal data, and a till takes it: the page of the voucher alone shows it.
        vouchers
          .filter(({ audience }) => audience === 'personal')
          .map(({ code, ...voucher }) => voucher),
      ),
      plays: [...plays],
      optIns: [...optIns],
      tickets: [...tickets],
    };
  },
);
