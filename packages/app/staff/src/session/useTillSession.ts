import { useCallback, useEffect, useRef, useState } from 'react';
import { inTime } from '../../../src/lib/async/inTime.ts';
import { retryQuietly } from '../../../src/lib/async/retry.ts';
import { remoteErrorCode } from '../../../src/lib/remote/remoteError.ts';
import type { StaffUser, TillBackend } from '../backend/tillBackend.ts';
import { ANSWER_WITHIN_MS } from '../offline/connection.ts';
import { uploadWaiting } from '../offline/scanQueue.ts';
import {
  type DeviceSecret,
  forgetDevice,
  type OpenedDevice,
  readRecord,
  type TillDatabase,
  writeRecord,
} from '../offline/tillDatabase.ts';
import { newShift, tryOffline } from './offlinePin.ts';
import { watchOtherTabs } from './otherTabs.ts';
import { useShiftClock } from './useShiftClock.ts';

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
      /** True if the last shift ended by itself, or on the server. */
      readonly isShiftEnded: boolean;
    }
  /** A shift. */
  | {
      readonly status: 'open';
      readonly device: DeviceSecret;
      readonly opened: OpenedDevice;
      readonly user: StaffUser;
      /** By the device's clock, in milliseconds since 1970. */
      readonly endsAt: number;
      /** The page of a locked till: the PIN of the person, or the choice of staff. Null if it is not locked. */
      readonly lock: 'pin' | 'choose' | null;
    }
  /** A manager revoked the device. `waiting` scans are not uploaded. */
  | { readonly status: 'revoked'; readonly waiting: number };

/** The actions of a session. */
export interface SessionActions {
  /** Reads the device's records again. A shift that is running is locked. */
  readonly start: () => Promise<void>;
  /** Loads the venue and the staff again. */
  readonly refresh: () => Promise<void>;
  /** A PIN has opened a session: a new shift, or the same one again. */
  readonly opened: (user: StaffUser, pin: string) => Promise<void>;
  /** Unlocks the till by the PIN of the running shift, without a connection. Returns the tries that are left, or `right`. */
  readonly unlockOffline: (pin: string) => Promise<'right' | number>;
  /** Locks the till, for its person or for another one. */
  readonly lock: () => void;
  /** Ends the shift, here and on the server. Scans that wait stay on the device. */
  readonly end: () => Promise<void>;
  /** The server refused a call: the shift has ended, or the device was revoked. */
  readonly denied: () => Promise<void>;
  /** Reports a scan, so that the till does not lock. */
  readonly touch: () => void;
}

/** The session of this device. It needs no connection to open the page of the person who is logged in. */
export function useTillSession(
  backend: TillBackend,
  db: TillDatabase,
): readonly [TillSession, SessionActions] {
  const [session, setSession] = useState<TillSession>({ status: 'starting' });
  const tabs = useRef<ReturnType<typeof watchOtherTabs>>(null);

  const readDevice = useCallback(async () => {
    const [device, opened, shift] = await Promise.all([
      readRecord(db, 'secret'),
      readRecord(db, 'opened'),
      readRecord(db, 'shift'),
    ]);
    return { device, opened, shift };
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

  /** Forgets the session of this device. */
  const leave = useCallback(
    async (isShiftEnded: boolean) => {
      await backend.signOut();
      await db.delete('records', 'shift');
      const { device, opened } = await readDevice();
      if (device === null) setSession({ status: 'setup' });
      else setSession({ status: 'staff', device, opened, error: null, isShiftEnded });
      tabs.current?.report();
    },
    [backend, db, readDevice],
  );

  const start = useCallback(async () => {
    const [{ device, opened, shift }, user] = await Promise.all([
      readDevice(),
      backend.rememberedUser(),
    ]);
    const isOfDevice = user !== null && user.deviceId === device?.deviceId;
    const isOfShift = isOfDevice && shift?.staffUid === user.uid;
    const isRunning = isOfShift && Date.now() < shift.endsAt;
    // A session by password is for the set-up and for a new PIN, and ends with the page. Another tab may have just begun the
    // shift of another person, whose session this tab must not end.
    if (user && (!isOfDevice || (isOfShift && !isRunning))) await backend.signOut();
    if (device === null) return setSession({ status: 'setup' });
    if (isRunning && opened) {
      setSession({ status: 'open', device, opened, user, endsAt: shift.endsAt, lock: 'pin' });
    } else {
      const isShiftEnded = isOfShift && !isRunning;
      setSession({ status: 'staff', device, opened, error: null, isShiftEnded });
    }
    await refresh();
  }, [backend, readDevice, refresh]);

  const opened = useCallback(
    async (user: StaffUser, pin: string) => {
      const endsAt = Date.now() + user.lastsMs;
      await writeRecord(db, 'shift', await newShift(user.uid, pin, endsAt));
      setSession((previous) =>
        (previous.status === 'staff' && previous.opened) || previous.status === 'open'
          ? {
              status: 'open',
              device: previous.device,
              opened: previous.opened as OpenedDevice,
              user,
              endsAt,
              lock: null,
            }
          : previous,
      );
      tabs.current?.report();
    },
    [db],
  );

  const setLock = useCallback(
    (lock: 'pin' | 'choose' | null) =>
      setSession((previous) => (previous.status === 'open' ? { ...previous, lock } : previous)),
    [],
  );

  const unlockOffline = useCallback(
    async (pin: string) => {
      const result = await tryOffline(db, pin);
      if (result === 'right') {
        setLock(null);
        tabs.current?.report();
      }
      return result;
    },
    [db, setLock],
  );

  const end = useCallback(async () => {
    const { opened: place } = await readDevice();
    const upload = place ? uploadWaiting(db, backend.call, place.venue.id) : Promise.resolve();
    await inTime(upload, ANSWER_WITHIN_MS).catch(() => {});
    // Without a connection, the server ends the shift with the next one on this device, or after its longest time.
    await inTime(backend.call('till-endShift', null), ANSWER_WITHIN_MS).catch(() => {});
    await leave(false);
    await refresh();
  }, [backend, db, leave, readDevice, refresh]);

  const denied = useCallback(async () => {
    const { device } = await readDevice();
    if (device === null) return;
    try {
      await backend.call('till-openDevice', device);
    } catch (error) {
      if (remoteErrorCode(error) === 'permission-denied') await revoke();
      return;
    }
    await leave(true);
  }, [backend, leave, readDevice, revoke]);

  useEffect(() => {
    start().catch(reportError);
    const watched = watchOtherTabs(() => void start().catch(reportError));
    tabs.current = watched;
    return watched.stop;
  }, [start]);

  const mustUpload = session.status === 'revoked' && session.waiting > 0;
  useEffect(() => (mustUpload ? retryQuietly(revoke) : undefined), [mustUpload, revoke]);

  const touch = useShiftClock({
    endsAt: session.status === 'open' ? session.endsAt : null,
    onIdle: () =>
      setSession((previous) =>
        previous.status === 'open' && previous.lock === null
          ? { ...previous, lock: 'pin' }
          : previous,
      ),
    onEnd: () => void leave(true).catch(reportError),
  });

  const lock = useCallback(() => {
    setLock('choose');
    refresh().catch(reportError);
  }, [refresh, setLock]);
  return [session, { start, refresh, opened, unlockOffline, lock, end, denied, touch }];
}

function withOpened(session: TillSession, opened: OpenedDevice): TillSession {
  if (session.status === 'open') return { ...session, opened };
  return session.status === 'staff' ? { ...session, opened, error: null } : session;
}
