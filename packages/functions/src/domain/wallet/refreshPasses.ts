import { inUtc } from '../../contract/rules/calendar.ts';
import type { Services } from '../ports/services.ts';
import type { StoredPass } from '../ports/wallet/walletPasses.ts';
import {
  currentPass,
  type PassServices,
  passDigest,
  recordDigest,
  usableLogins,
} from './memberPass.ts';

/** The services that a refresh uses. */
export type RefreshServices = PassServices & Pick<Services, 'walletPasses'>;

/** The limits of one run of the schedule: passes per query, and concurrent checks in full. */
const RUN = { page: 100, atOnce: 20 } as const;

/**
 * The interval of checks in full, in hours. Between them only the member's own record and login are compared, which
 * costs three reads instead of six. A change of promotion-free mode requests a check in full (`recheck`).
 */
const FULL_EVERY_HOURS = 24;

/**
 * Compares every pass with its member, and adds an update to the outbox for each that differs. Tries all, then rejects with
 * every failure.
 */
export async function refreshPasses(services: RefreshServices, now: Date): Promise<void> {
  const failures: unknown[] = [];
  let after = '';
  while (true) {
    const passes = await services.walletPasses.list(after, RUN.page);
    const last = passes.at(-1);
    if (last === undefined) break;
    after = last.crmId;
    const due = await duePasses(passes, services, now);
    const lane = async () => {
      for (let pass = due.shift(); pass !== undefined; pass = due.shift()) {
        await checkPass(pass, services, now).catch((failure: unknown) => failures.push(failure));
      }
    };
    await Promise.all(Array.from({ length: RUN.atOnce }, lane));
  }
  if (failures.length > 0) throw new AggregateError(failures, 'Some passes could not be checked.');
}

/** The passes whose record or login has changed, and those that were not checked in full for a day. */
async function duePasses(
  passes: readonly StoredPass[],
  services: RefreshServices,
  now: Date,
): Promise<StoredPass[]> {
  const seenPass = await seenNow(
    passes.map(({ crmId }) => crmId),
    services,
  );
  return passes.filter(({ crmId, serialNumber, seen, checkedAt }) => {
    const isOld = inUtc(now).diff(checkedAt, 'hour') >= FULL_EVERY_HOURS;
    return isOld || seenPass(crmId, serialNumber) !== seen;
  });
}

/** The function that returns the digest of a membership's record and login (`recordDigest`). */
async function seenNow(
  crmIds: readonly string[],
  services: RefreshServices,
): Promise<(crmId: string, serialNumber: string) => string> {
  const [members, logins] = await Promise.all([
    services.members.findMembers(crmIds),
    usableLogins(crmIds, services),
  ]);
  return (crmId, serialNumber) => recordDigest(serialNumber, members.get(crmId), logins.get(crmId));
}

/** Checks the pass of a membership in full. Does nothing for a membership without one. */
export async function refreshPass(
  crmId: string,
  services: RefreshServices,
  now: Date,
): Promise<void> {
  const pass = await services.walletPasses.find(crmId);
  if (pass) await checkPass(pass, services, now);
}

/** Adds an update to the outbox if the card of a pass has changed. The pass of a member without access becomes void. */
async function checkPass(pass: StoredPass, services: RefreshServices, now: Date): Promise<void> {
  const { crmId, serialNumber } = pass;
  // Before the card: a change between both reads is found by the next run.
  const seenPass = await seenNow([crmId], services);
  const card = await currentPass(crmId, services, now);
  const checked = {
    shown: passDigest(serialNumber, card),
    seen: seenPass(crmId, serialNumber),
    isVoid: card === null,
  };
  await services.walletPasses.change(pass, checked, now);
}
