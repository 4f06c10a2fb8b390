import { TillScanScreen } from '@casino/ui/screens/TillScan/TillScanScreen.tsx';
import { type ReactNode, useEffect, useEffectEvent, useState } from 'react';
import { useWakeLock } from '../../../src/lib/device/useWakeLock.ts';
import { useLayout } from '../../../src/lib/page/mediaQuery.ts';
import type { TillBackend } from '../backend/tillBackend.ts';
import { useCamera } from '../camera/useCamera.tsx';
import { usePreference } from '../device/usePreference.ts';
import type { Connection } from '../offline/connection.ts';
import { ed25519Verifier } from '../offline/ed25519.ts';
import type { TillDatabase } from '../offline/tillDatabase.ts';
import { useStoredState } from '../offline/useStoredState.ts';
import { useSync } from '../offline/useSync.ts';
import { DAY_PATH, SCANNER_PATH } from '../page/paths.ts';
import { useMinute } from '../page/useMinute.ts';
import { toTillPlace } from '../session/toTillPlace.ts';
import type { TillSession } from '../session/useTillSession.ts';
import { applyUpdate } from '../update/updates.ts';
import type { Scanned } from './keyboardScanner.ts';
import { toTillScan } from './toTillScan.ts';
import { useScan } from './useScan.ts';
import { useSignals } from './useSignals.ts';

export interface ScanRouteProps {
  readonly backend: TillBackend;
  readonly db: TillDatabase;
  readonly connection: Connection;
  readonly session: Extract<TillSession, { readonly status: 'open' }>;
  /** Calls a function with each scan of a scanner that acts as a keyboard, until the returned function is called. */
  readonly subscribeToScanner: (onScan: (scanned: Scanned) => void) => () => void;
  readonly onDenied: () => void;
  readonly onSwitch: () => void;
  /** A scan arrived. */
  readonly onActive: () => void;
  /** The page of a locked till, in place of this one; null if it is not locked. A scan that arrives waits. */
  readonly lock: ReactNode | null;
  readonly isScanWaiting: boolean;
}

/** The main page of the till. */
export function ScanRoute({
  backend,
  db,
  connection,
  session,
  subscribeToScanner,
  onDenied,
  onSwitch,
  onActive,
  lock,
  isScanWaiting,
}: ScanRouteProps) {
  const { opened, user } = session;
  const venueId = opened.venue.id;
  const { call } = backend;
  const [verify] = useState(() => ed25519Verifier());
  const stored = useStoredState(db, connection);
  const sync = useSync({ db, call, connection, venueId, onDenied, onSynced: stored.recount });

  const scan = useScan(
    { db, call, connection, verify, venueId, onDenied },
    { onStored: () => void stored.recount().catch(reportError), onTakenBack: sync },
  );
  const { state, takeBackState, onScan, ...actions } = scan;
  const [isSoundOn, setSound] = usePreference('sound');
  useSignals(state, isSoundOn);
  const scanByKeyboard = useEffectEvent(onScan);
  useEffect(() => subscribeToScanner((scanned) => scanByKeyboard(scanned)), [subscribeToScanner]);
  const isLocked = lock !== null;
  const [isCameraOn, setCamera] = usePreference('camera');
  const camera = useCamera(isCameraOn && !isLocked, (text) => {
    onActive();
    onScan({ readings: [text], fault: null });
  });
  useWakeLock(isCameraOn && !isLocked);

  const isIdle = state.status === 'ready' && !state.voucher && !state.numbers;
  // A new version reloads the page, and a reload locks the till.
  const canReload = isIdle && isLocked && !isScanWaiting;
  useEffect(() => {
    if (canReload) applyUpdate();
  }, [canReload]);

  const person = opened.staff.find(({ id }) => id === user.uid);
  const now = useMinute();
  const layout = useLayout();
  const shown = { venues: opened.venues, takeBack: takeBackState, vouchers: stored.vouchers, now };
  if (lock) return lock;
  return (
    <TillScanScreen
      layout={layout}
      place={toTillPlace(opened)}
      connection={stored.connection}
      staffName={person?.name ?? ''}
      dayHref={user.staff?.role === 'manager' ? DAY_PATH : null}
      scannerHref={SCANNER_PATH}
      state={toTillScan(state, shown)}
      cameraStatus={camera.status}
      camera={camera.picture}
      isSoundOn={isSoundOn}
      onSound={setSound}
      onCamera={(isOn) => {
        setCamera(isOn);
        if (isOn) camera.restart();
      }}
      {...actions}
      onSwitch={onSwitch}
    />
  );
}
