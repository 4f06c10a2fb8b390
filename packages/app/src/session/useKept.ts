import { useMemo } from 'react';
import type { SWRConfiguration } from 'swr';
import { type CopyName, deviceStorage } from '../lib/storage.ts';
import { type RemoteQuery, useRemote } from '../lib/useRemote.ts';
import { session } from './appSession.ts';
import { useMember, useShownMember } from './useSession.ts';

/** Remote data of a member, with a copy on this device. */
export type KeptQuery<T> = RemoteQuery<T> & {
  /** When this device's copy was written, as an ISO instant; null where it holds none. */
  readonly savedAt: string | null;
};

/**
 * Remote data of the member, of which this device keeps a copy: the copy is shown until the data come,
 * and where they do not. Nothing is asked for while `rest`, what chooses it, is null, nor before it is known
 * that the member still is who this device's copy says.
 */
export function useKept<T>(
  name: CopyName,
  rest: readonly (string | number)[] | null,
  fetcher: () => Promise<T>,
  options: SWRConfiguration<T> = {},
): KeptQuery<T> {
  const uid = useShownMember()?.uid ?? '';
  const loaded = useMember() !== null;
  const copy = useMemo(() => deviceStorage.readCopy<T>(uid, name), [uid, name]);
  const query = useRemote<T>(loaded && rest ? [name, uid, ...rest] : null, fetcher, {
    ...options,
    ...(copy !== null && rest !== null && { fallbackData: copy }),
    onSuccess: (data) => session.keepCopy(uid, name, data),
  });
  const savedAt = deviceStorage.copySavedAt(uid, name);
  if (query.status !== 'ready') return { ...query, savedAt };
  return { ...query, asking: () => !loaded || query.asking?.() === true, savedAt };
}
