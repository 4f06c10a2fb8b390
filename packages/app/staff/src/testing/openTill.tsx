import { VENUE_TIME_ZONE } from '@casino/functions/contract/limits.ts';
import { I18nProvider } from '@casino/ui/i18n/I18nProvider.tsx';
import { tillMessages } from '@casino/ui/i18n/tillMessages.ts';
import { GlobalStyle } from '@casino/ui/tokens/GlobalStyle.tsx';
import { ThemeRoot } from '@casino/ui/tokens/ThemeRoot.tsx';
import { expect, vi } from 'vitest';
import { render } from 'vitest-browser-react';
import type { StaffUser } from '../backend/tillBackend.ts';
import { type TillDatabase, writeRecord } from '../offline/tillDatabase.ts';
import { StaffApp } from '../StaffApp.tsx';
import { newShift } from '../session/offlinePin.ts';
import { emptyDatabase } from './emptyDatabase.ts';
import { FakeTill } from './fakeTill.ts';
import { redemption, VENUE } from './sampleCodes.ts';

export const DEVICE = { deviceId: 'device-1', secret: 'S'.repeat(43) };
export const OPENED = {
  name: 'Bar, left till',
  venue: { id: VENUE, name: 'The Orrery' },
  venues: [{ id: VENUE, name: 'The Orrery' }],
  staff: [
    { id: 'uid-1', name: 'Alex Demo', role: 'till' as const, hasPin: true },
    { id: 'uid-2', name: 'Sam Demo', role: 'till' as const, hasPin: false },
  ],
};
export const OPENED_WITH_PINS = {
  ...OPENED,
  staff: OPENED.staff.map((person) => ({ ...person, hasPin: true })),
};
const PIN = '246810';
export const ALEX: StaffUser = {
  uid: 'uid-1',
  staff: { role: 'till', venueIds: [VENUE] },
  deviceId: DEVICE.deviceId,
  lastsMs: 12 * 3_600_000,
};
export const MANAGER: StaffUser = {
  uid: 'uid-9',
  staff: { role: 'manager', venueIds: [VENUE] },
  deviceId: null,
  lastsMs: 0,
};

type Given = (till: FakeTill, db: TillDatabase) => Promise<void> | void;

/** Opens the till at a path, on a device that `given` prepares. */
export async function openTill(given: Given, path = '/staff/') {
  const { db } = await emptyDatabase();
  const till = new FakeTill();
  till.reply('till-openDevice', () => OPENED);
  till.reply('till-sync', () => ({
    now: new Date(Date.now()).toISOString(),
    keys: [],
    uses: [],
    next: null,
    vouchers: [],
  }));
  till.reply('till-redeem', () => ({ outcome: 'redeemed', redemption: redemption() }) as const);
  await given(till, db);
  return { db, till, screen: await render(tillPage(till, db, path)) };
}

const CONNECTION = {
  state: () => 'online' as const,
  report: () => {},
  subscribe: () => () => {},
};

export function tillPage(till: FakeTill, db: TillDatabase, path = '/staff/') {
  return (
    <I18nProvider messages={tillMessages} timeZone={VENUE_TIME_ZONE}>
      <GlobalStyle />
      <ThemeRoot page scheme="dark">
        <StaffApp backend={till} db={db} connection={CONNECTION} path={path} />
      </ThemeRoot>
    </I18nProvider>
  );
}

/** Moves the clock, and wakes the page as a device does that has slept. */
export async function idle(ms: number): Promise<void> {
  vi.setSystemTime(Date.now() + ms);
  document.dispatchEvent(new Event('visibilitychange'));
}

export const enrolled = (_: FakeTill, db: TillDatabase) => writeRecord(db, 'secret', DEVICE);
/** The device as a closed page leaves it: the shift of a person is running. */
export async function loggedIn(
  till: FakeTill,
  db: TillDatabase,
  endsAt = Date.now() + ALEX.lastsMs,
) {
  await enrolled(till, db);
  await writeRecord(db, 'opened', OPENED);
  await writeRecord(db, 'shift', await newShift(ALEX.uid, PIN, endsAt));
  till.user = ALEX;
}

/** Replies to the PINs of Alex and Sam, and to no other. */
export function admitPins(till: FakeTill) {
  till.addSession('token-1', ALEX);
  till.addSession('token-2', { ...ALEX, uid: 'uid-2' });
  till.reply('till-signIn', ({ pin, staffId }) => {
    const token = staffId === 'uid-1' ? 'token-1' : 'token-2';
    return pin === PIN
      ? ({ success: true, token } as const)
      : ({ success: false, error: 'wrong-pin', triesLeft: 4, lockedMinutes: 0 } as const);
  });
  till.reply('till-endShift', () => ({ success: true }) as const);
}

/** Opens the locked till of a person whose shift is running. */
export function openLocked(given: Given = () => {}) {
  return openTill(async (till, db) => {
    await loggedIn(till, db);
    admitPins(till);
    await given(till, db);
  });
}

/** Opens the till of a person whose shift is running, and unlocks it. */
export async function openShift(given?: Given) {
  const opened = await openLocked(given);
  await enterPin(opened.screen);
  await expect.element(openPage(opened.screen)).toBeVisible();
  return opened;
}

type Screen = Awaited<ReturnType<typeof openTill>>['screen'];
export const enterPin = (screen: Screen, pin = PIN) =>
  screen.getByRole('textbox', { name: /PIN/ }).fill(pin);
export const openPage = (screen: Screen) => screen.getByRole('button', { name: /Switch/ });
export const lockedPage = (screen: Screen) =>
  screen.getByRole('heading', { name: 'This till is locked' });

/** Types as a scanner does. The events are created first: the time between them is what counts. */
export function scan(text: string): void {
  const keys = [...text, 'Enter'];
  const events = keys.map(
    (key) => new KeyboardEvent('keydown', { key, cancelable: true, bubbles: true }),
  );
  const target = document.activeElement ?? window;
  for (const event of events) target.dispatchEvent(event);
}
