import type { CasinoEvent } from '@casino/functions/contract';
import { useMemo, useSyncExternalStore } from 'react';
import type { RemoteQuery } from '../../lib/useRemote.ts';
import { optedInEvents } from '../../session/optedInEvents.ts';
import { useKept } from '../../session/useKept.ts';
import { useShownMember } from '../../session/useSession.ts';

/**
 * Events and promotions at the member's casino; until they come, the copy on this device. `loading` for a
 * member without a casino. What the server says about opting in replaces what this device remembers.
 * Section 7.
 */
export function useWhatsOn(): RemoteQuery<readonly CasinoEvent[]> {
  const loaded = useShownMember();
  const uid = loaded?.uid ?? '';
  const venueId = loaded?.venue?.id ?? null;
  return useKept<readonly CasinoEvent[]>(
    `whats-on-1.${venueId ?? 0}`,
    venueId === null ? null : [],
    async () => {
      const { call } = await import('../../lib/api.ts');
      const events = await call('promotions-getPromotions', {
        venueId: venueId ?? 0,
      });
      const mine = events.filter(({ optedIn }) => optedIn).map(({ id }) => id);
      optedInEvents.replace(uid, mine);
      return events;
    },
  );
}

/** The ids of the events whose lists the member is on, as this device knows them, in any tab. */
export function useOptedIn(): ReadonlySet<string> {
  const uid = useShownMember()?.uid ?? '';
  const ids = useSyncExternalStore(optedInEvents.subscribe, () =>
    optedInEvents.read(uid).join(' '),
  );
  return useMemo(() => new Set(ids === '' ? [] : ids.split(' ')), [ids]);
}
