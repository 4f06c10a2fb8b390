import { useCallback, useEffect, useState } from 'react';
import { retryQuietly } from '../../../src/lib/async/retryQuietly.ts';
import { remoteErrorCode } from '../../../src/lib/remote/remoteError.ts';
import type { StaffUser, TillBackend } from '../backend/tillBackend.ts';
import { uploadWaiting } from '../offline/scanQueue.ts';
import {
  type DeviceSecret,
  forgetDevice,
  type OpenedDevice,
  readRecord,
  type TillDatabase,
  writeRecord,
} from '../offline/tillDatabase.ts';

/** What this device is, and who is logged in. */
export type TillSession =
  | { readonly status: 'starting' }
  /** Not enrolled. */
  | { readonly status: 'setup' }
  /** No person is logged in. `opened` is null until it has been loaded once; `error` is why it did not load now. */
  | {
      readonly status: 'staff';
      readonly device: DeviceSecret;
      readonly opened: OpenedDevice | null;
      readonly error: 'no-connection' | 'failed' | null;
    }
  | {
      readonly status: 'open';
      readonly device: DeviceSecret;
      readonly opened: OpenedDevice;
      readonly user: StaffUser;
    }
  /** A manager revoked the device. `waiting` scans are not uploaded. */
  | { readonly status: 'revoked'; readonly waiting: number };

/** The actions of a session. */
export interface SessionActions {
  /** Reads the device's records again. */
  readonly start: () => Promise<void>;
  /** Loads the venue and the staff again. */
  readonly refresh: () => Promise<void>;
  readonly opened: (user: StaffUser) => Promise<void>;
  /** Logs the person out. Scans that wait stay on the device. */
  readonly leave: () => Promise<void>;
  /** The server refused a call: the session has ended, or the device was revoked. */
  readonly denied: () => Promise<void>;
}

/** The session of this device. It needs no connection to open the page of the person who is logged in. */
export function useTillSession(
  backend: TillBackend,
  db: TillDatabase,
): readonly [TillSession, SessionActions] {
  const [session, setSession] = useState<TillSession>({ status: 'starting' });

  const readDevice = useCallback(async () => {
    const [device, opened] = await Promise.all([
      readRecord(db, 'secret'),
      readRecord(db, 'opened'),
    ]);
    return { device, opened };
  }, [db]);

  const revoke = useCallback(async () => {
    const { opened } = await readDevice();
    // The server accepts the scans of a revoked device in a session that has not ended.
    const canUpload = (await backend.rememberedUser()) !== null && opened !== null;
    if (canUpload) await uploadWaiting(db, backend.call, opened.venue.id).catch(() => {});
    const waiting = await db.count('waiting');
    if (waiting === 0 || !canUpload) {
      await forgetDevice(db);
      await backend.signOut();
    }
    setSession({ status: 'revoked', waiting });
  }, [backend, db, readDevice]);

  const refresh = useCallback(async () => {
    const { device } = await readDevice();
    if (device === null) return;
    try {
      const opened = await backend.call('till-openDevice', device);
      await writeRecord(db, 'opened', opened);
      setSession((previous) => withOpened(previous, opened));
    } catch (error) {
      const code = remoteErrorCode(error);
      if (code === 'permission-denied') return revoke();
      const isLost = code === 'no-response' || code === 'deadline-exceeded';
      setSession((previous) =>
        previous.status === 'staff'
          ? { ...previous, error: isLost ? 'no-connection' : 'failed' }
          : previous,
      );
    }
  }, [backend, db, readDevice, revoke]);

  const start = useCallback(async () => {
    const [{ device, opened }, user] = await Promise.all([readDevice(), backend.rememberedUser()]);
    const isOfDevice = user !== null && user.deviceId === device?.deviceId;
    // A session by password is for the set-up and for a new PIN, and ends with the page.
    if (user && !isOfDevice) await backend.signOut();
    if (device === null) return setSession({ status: 'setup' });
    if (isOfDevice && opened) setSession({ status: 'open', device, opened, user });
    else setSession({ status: 'staff', device, opened, error: null });
    await refresh();
  }, [backend, readDevice, refresh]);

  const leave = useCallback(async () => {
    await backend.signOut();
    await start();
  }, [backend, start]);

  const opened = useCallback(
    async (user: StaffUser) =>
      setSession((previous) =>
        previous.status === 'staff' && previous.opened
          ? { status: 'open', device: previous.device, opened: previous.opened, user }
          : previous,
      ),
    [],
  );

  const denied = useCallback(async () => {
    const { device } = await readDevice();
    if (device === null) return;
    try {
      await backend.call('till-openDevice', device);
    } catch (error) {
      if (remoteErrorCode(error) === 'permission-denied') await revoke();
      return;
    }
    await leave();
  }, [backend, leave, readDevice, revoke]);

  useEffect(() => {
    start().catch(reportError);
  }, [start]);

  const mustUpload = session.status === 'revoked' && session.waiting > 0;
  useEffect(() => (mustUpload ? retryQuietly(revoke) : undefined), [mustUpload, revoke]);

  return [session, { start, refresh, opened, leave, denied }];
}

function withOpened(session: TillSession, opened: OpenedDevice): TillSession {
  if (session.status === 'open') return { ...session, opened };
  return session.status === 'staff' ? { ...session, opened, error: null } : session;
}
