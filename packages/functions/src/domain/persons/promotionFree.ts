import type { Services } from '../ports/services.ts';
import { strictest, withoutDates } from './strictest.ts';

/**
 * Turns promotion-free mode on for the persons who resemble the owner of a login, who has just turned it on. Only those
 * who joined or linked after the owner resemble them: a stranger who joins in a member's name gets the member's mode, and
 * cannot set it. Each of them can end it as usual. Idempotent.
 */
export async function turnOnForResembling(
  uid: string,
  now: Date,
  { persons, walletPasses }: Pick<Services, 'persons' | 'walletPasses'>,
): Promise<void> {
  const [owner] = await persons.findByLogin(uid);
  if (owner === undefined) return;
  const setting = withoutDates({ ...owner.saferGambling, realityCheckMinutes: null }, now);
  for (const { id, uids, records } of await persons.findResembling(owner.id)) {
    const [login] = uids;
    if (login === undefined) continue;
    await persons.changeSaferGambling({ uid: login, person: id }, (current) =>
      current.promotionFree?.offFrom === null ? null : strictest(current, setting),
    );
    await walletPasses.recheck(Object.keys(records));
  }
}
