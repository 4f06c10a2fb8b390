import type { Services } from '../stores/services.ts';
import { currentPass, digestOf, type PassServices } from './memberPass.ts';

/** The services that a refresh uses. */
export type RefreshServices = PassServices & Pick<Services, 'walletPasses'>;

/** The limits of one run of the schedule: passes per query, and concurrent checks. */
const RUN = { page: 200, atOnce: 20 } as const;

/**
 * Compares the content of every pass with the one that its wallets show, and adds an update to the outbox for each that
 * differs. Tries all, then rejects with every fault.
 */
export async function refreshPasses(services: RefreshServices, now: Date): Promise<void> {
  const faults: unknown[] = [];
  let after = '';
  while (true) {
    const crmIds = [...(await services.walletPasses.list(after, RUN.page))];
    const last = crmIds.at(-1);
    if (last === undefined) break;
    after = last;
    const lane = async () => {
      for (let crmId = crmIds.shift(); crmId !== undefined; crmId = crmIds.shift()) {
        await refreshPass(crmId, services, now).catch((fault: unknown) => faults.push(fault));
      }
    };
    await Promise.all(Array.from({ length: RUN.atOnce }, lane));
  }
  if (faults.length > 0) throw new AggregateError(faults, 'Some passes could not be checked.');
}

/** Adds an update to the outbox if the content of a pass has changed. A pass without a content becomes void. */
export async function refreshPass(
  crmId: string,
  services: RefreshServices,
  now: Date,
): Promise<void> {
  const pass = await services.walletPasses.find(crmId);
  if (pass === null) return;
  const content = await currentPass(crmId, services, now);
  const shown = digestOf(pass.serialNumber, content);
  await services.walletPasses.change(crmId, { shown, isVoid: content === null }, now);
}
