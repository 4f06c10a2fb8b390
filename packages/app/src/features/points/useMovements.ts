import type {
  PointMovementsPage,
  StatementMovement,
} from '@casino/functions/contract/points/movements.ts';
import type { StatementState } from '@casino/ui/screens/Points/Points.types.ts';
import { useRef, useState } from 'react';
import { call } from '../../lib/calls/api.ts';
import type { RemoteQuery } from '../../lib/calls/useRemote.ts';
import { useShownMember } from '../../session/current/useSession.ts';
import { useMemberData } from '../../session/memberData/useMemberData.ts';
import { distinctMovements } from './movements.ts';

/** Pages of movements, newest first. The first one is the newest of the member. */
type Pages = readonly PointMovementsPage[];

/** The member's movements, which load by pages. */
export interface Movements {
  /** The loaded movements, newest first; null if the group has none of this member. */
  readonly movements: RemoteQuery<readonly StatementMovement[] | null>;
  readonly earlier: Extract<StatementState, { status: 'ready' }>['earlier'];
  /** Loads the page before the loaded ones. */
  readonly loadEarlier: () => Promise<void>;
  /** Loads all movements without showing them. Rejects with a `RemoteError` if one of the pages fails. */
  readonly loadAll: () => Promise<readonly StatementMovement[]>;
}

interface Earlier {
  /** Identifies the newest page. Earlier pages belong to it. */
  readonly newest: string;
  readonly pages: Pages;
  readonly status: 'idle' | 'loading' | 'failed';
}

const NO_PAGE: PointMovementsPage = { movements: [], next: null };

/** Returns the cursor of the page before `pages`; null after the last one. The callable ends a list that loops. */
function nextCursor(pages: Pages): string | null {
  return pages.at(-1)?.next ?? null;
}

/** Loads the newest page, which the device stores, and earlier pages on request. Section 7. */
export function useMovements(): Movements {
  const membership = useShownMember()?.membership;
  const newest = useMemberData(
    membership && ['point-movements-2', membership.location, membership.crmId],
    async ([, location, crmId]) =>
      (await call('members-getPointMovements', { location, crmId, cursor: null })).page,
  );
  const first = newest.status === 'ready' ? newest.data : null;
  const key = first === null ? '' : JSON.stringify([first.next, first.movements[0]?.id]);
  const [state, setState] = useState<Earlier>({ newest: key, pages: [], status: 'idle' });
  const earlier: Earlier =
    state.newest === key ? state : { newest: key, pages: [], status: 'idle' };
  const pages: Pages = first === null ? [] : [first, ...earlier.pages];
  const cursor = nextCursor(pages);
  const requests = useRef(new Map<string, Promise<PointMovementsPage>>());

  const load = (wanted: string): Promise<PointMovementsPage> => {
    if (!membership) return Promise.resolve(NO_PAGE);
    const { location, crmId } = membership;
    const known = requests.current.get(wanted);
    if (known) return known;
    const request = call('members-getPointMovements', { location, crmId, cursor: wanted }).then(
      ({ page }) => page ?? NO_PAGE,
    );
    requests.current.set(wanted, request);
    request.catch(() => requests.current.delete(wanted));
    return request;
  };

  return {
    movements:
      newest.status === 'ready' ? { ...newest, data: first && distinctMovements(pages) } : newest,
    earlier: cursor === null ? 'none' : earlier.status === 'idle' ? 'more' : earlier.status,
    loadEarlier: async () => {
      if (cursor === null || earlier.status === 'loading') return;
      setState({ ...earlier, status: 'loading' });
      const loaded = await load(cursor).catch(() => null);
      setState((latest) => {
        if (latest.newest !== key) return latest;
        if (loaded === null) return { ...latest, status: 'failed' };
        return { ...latest, pages: [...earlier.pages, loaded], status: 'idle' };
      });
    },
    loadAll: async () => {
      const all = [...pages];
      for (let next = cursor; next !== null; next = nextCursor(all)) all.push(await load(next));
      return distinctMovements(all);
    },
  };
}
