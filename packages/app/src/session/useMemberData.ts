import useSWR, { type SWRConfiguration } from 'swr';
import { type CopyName, deviceStorage } from '../lib/storage.ts';
import { type RemoteQuery, useRemote } from '../lib/useRemote.ts';
import { useStored } from '../lib/useStored.ts';
import { session } from './appSession.ts';
import { useMember, useShownMember } from './useSession.ts';

/** An SWR key: the name of the data, and the values that select them. */
type DataKey = readonly [name: string, ...values: readonly (string | number)[]];

interface Options<T, K> extends SWRConfiguration<T, unknown> {
  /** Names the copy on this device. Without it, the device stores none. */
  readonly copyName?: (key: K) => CopyName;
}

/**
 * Loads data of the member with SWR, whose cache belongs to one member (`MemberArea`). `load` receives the key.
 * A null key loads nothing and returns `loading`. The copy on this device is shown until the data load, and
 * if they fail to load. A recognised member sees the copy only: loading waits until the member is confirmed.
 */
export function useMemberData<T, const K extends DataKey>(
  key: K | null | undefined,
  load: (key: K) => Promise<T>,
  { copyName, ...options }: Options<T, K> = {},
): RemoteQuery<T> {
  const uid = useShownMember()?.uid;
  const isConfirmed = useMember() !== null;
  const name = key && copyName ? copyName(key) : null;
  const copy = useStored(() =>
    uid !== undefined && name !== null ? deviceStorage.readCopy<T>(uid, name) : null,
  );
  return useRemote(
    useSWR<T, unknown>(isConfirmed && key ? key : null, load, {
      ...options,
      ...(copy !== null && { fallbackData: copy }),
      onSuccess: (data) => {
        if (uid !== undefined && name !== null) session.storeCopy(uid, name, data);
      },
    }),
  );
}
