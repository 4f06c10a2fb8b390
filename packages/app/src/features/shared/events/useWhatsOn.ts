import type { CasinoEvent } from '@casino/functions/contract/promotions/event.ts';
import { useMemo } from 'react';
import { call } from '../../../lib/calls/api.ts';
import type { RemoteQuery } from '../../../lib/calls/useRemote.ts';
import { useStored } from '../../../lib/device/useStored.ts';
import { useShownMember, useUid } from '../../../session/current/useSession.ts';
import { optedInEvents } from '../../../session/memberData/optedInEvents.ts';
import { useMemberData } from '../../../session/memberData/useMemberData.ts';

/**
 * Events and promotions at the member's casino. `loading` for a member without a casino. The server's list of
 * events to which the member has opted in replaces this device's. Section 7.
 */
export function useWhatsOn(): RemoteQuery<readonly CasinoEvent[]> {
  const member = useShownMember();
  return useMemberData(member?.venue && ['whats-on-1', member.venue.id], async ([, venueId]) => {
    const events = await call('promotions-getPromotions', { venueId });
    const optedIn = events.filter((event) => event.optedIn).map(({ id }) => id);
    optedInEvents.replace(member?.uid ?? '', optedIn);
    return events;
  });
}

/** The ids of the events that the member has opted in to, as this device knows them, in any tab. */
export function useOptedIn(): ReadonlySet<string> {
  const uid = useUid();
  const ids = useStored(() => (uid === null ? null : optedInEvents.read(uid)));
  return useMemo(() => new Set(ids), [ids]);
}
