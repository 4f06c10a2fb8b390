import { VENUE_TIME_ZONE } from '@casino/functions/contract/limits.ts';
import { toBase32 } from '@casino/functions/contract/vouchers/base32.ts';
import { signedPart } from '@casino/functions/contract/vouchers/voucherCode.ts';
import { I18nProvider } from '@casino/ui/i18n/I18nProvider.tsx';
import { tillMessages } from '@casino/ui/i18n/tillMessages.ts';
import { GlobalStyle } from '@casino/ui/tokens/GlobalStyle.tsx';
import { ThemeRoot } from '@casino/ui/tokens/ThemeRoot.tsx';
import { getPublicKeyAsync, signAsync } from '@noble/ed25519';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { cleanup, render } from 'vitest-browser-react';
import type { StaffUser } from './backend/tillBackend.ts';
import { addWaiting } from './offline/scanQueue.ts';
import { readRecord, type TillDatabase, writeRecord } from './offline/tillDatabase.ts';
import { StaffApp } from './StaffApp.tsx';
import { newShift } from './session/offlinePin.ts';
import { IDLE_MS } from './session/useShiftClock.ts';
import { emptyDatabase } from './testing/emptyDatabase.ts';
import { FakeTill } from './testing/fakeTill.ts';
import { codeOf, KEY_ID, NUMBER, redemption, VENUE } from './testing/sampleCodes.ts';
import { ENTER, pressedKeys, typed } from './testing/scannerKeys.ts';

const DEVICE = { deviceId: 'device-1', secret: 'S'.repeat(43) };
const OPENED = {
  name: 'Bar, left till',
  venue: { id: VENUE, name: 'The Orrery' },
  venues: [{ id: VENUE, name: 'The Orrery' }],
  staff: [
    { id: 'uid-1', name: 'Alex Demo', role: 'till' as const, hasPin: true },
    { id: 'uid-2', name: 'Sam Demo', role: 'till' as const, hasPin: false },
  ],
};
const OPENED_WITH_PINS = {
  ...OPENED,
  staff: OPENED.staff.map((person) => ({ ...person, hasPin: true })),
};
const PIN = '246810';
const ALEX: StaffUser = {
  uid: 'uid-1',
  staff: { role: 'till', venueIds: [VENUE] },
  deviceId: DEVICE.deviceId,
  lastsMs: 12 * 3_600_000,
};
const MANAGER: StaffUser = {
  uid: 'uid-9',
  staff: { role: 'manager', venueIds: [VENUE] },
  deviceId: null,
  lastsMs: 0,
};

async function openTill(
  given: (till: FakeTill, db: TillDatabase) => Promise<void> | void,
  path = '/staff/',
) {
  const { db } = await emptyDatabase();
  const till = new FakeTill();
  till.reply('till-openDevice', () => OPENED);
  till.reply('till-sync', () => ({
    now: new Date().toISOString(),
    keys: [],
    uses: [],
    vouchers: [],
  }));
  till.reply('till-redeem', () => ({ outcome: 'redeemed', redemption: redemption() }) as const);
  await given(till, db);
  return { db, till, screen: await render(pageOf(till, db, path)) };
}

const CONNECTION = {
  state: () => 'online' as const,
  report: () => {},
  subscribe: () => () => {},
};

function pageOf(till: FakeTill, db: TillDatabase, path = '/staff/') {
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
async function idle(ms: number): Promise<void> {
  vi.setSystemTime(Date.now() + ms);
  document.dispatchEvent(new Event('visibilitychange'));
}

const enrolled = (_: FakeTill, db: TillDatabase) => writeRecord(db, 'secret', DEVICE);
/** The device as a closed page leaves it: the shift of a person is running. */
async function loggedIn(till: FakeTill, db: TillDatabase, endsAt = Date.now() + ALEX.lastsMs) {
  await enrolled(till, db);
  await writeRecord(db, 'opened', OPENED);
  await writeRecord(db, 'shift', await newShift(ALEX.uid, PIN, endsAt));
  till.user = ALEX;
}

/** Replies to the PINs of Alex and Sam, and to no other. */
function admitPins(till: FakeTill) {
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

type Screen = Awaited<ReturnType<typeof openTill>>['screen'];
const enterPin = (screen: Screen, pin = PIN) =>
  screen.getByRole('textbox', { name: /PIN/ }).fill(pin);
const openPage = (screen: Screen) => screen.getByRole('button', { name: /Switch/ });
const lockedPage = (screen: Screen) => screen.getByRole('heading', { name: 'This till is locked' });

/** Types as a scanner does. The events are created first: the time between them is what counts. */
function scan(text: string): void {
  const keys = [...text, 'Enter'];
  const events = keys.map(
    (key) => new KeyboardEvent('keydown', { key, cancelable: true, bubbles: true }),
  );
  const target = document.activeElement ?? window;
  for (const event of events) target.dispatchEvent(event);
}

function base64Url(bytes: Uint8Array): string {
  const base64 = btoa(String.fromCharCode(...bytes));
  return base64.replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '');
}

// The files of a run share a page.
afterEach(async () => {
  vi.useRealTimers();
  await cleanup();
});

describe('the staff page', () => {
  it('enrols the device by a manager, whose session then ends', async () => {
    const { screen, till, db } = await openTill((fake) => {
      fake.logInResult = { user: MANAGER, failure: null };
      fake.reply('content-getCasinos', () => ({
        casinos: [
          { id: VENUE, pagetitle: 'The Orrery' },
          { id: 9, pagetitle: 'Lantern House' },
        ],
      }));
      fake.reply('till-enrolDevice', () => DEVICE);
    });
    await screen.getByRole('button', { name: 'Set up this device' }).click();
    await screen.getByLabelText('Email').fill('manager@demo.test');
    await screen.getByLabelText('Password', { exact: true }).fill('Demo-pass-1');
    await screen.getByRole('button', { name: 'Log in' }).click();
    await screen.getByRole('textbox', { name: 'Name' }).fill('Bar, left till');
    await screen.getByRole('button', { name: 'Finish' }).click();
    await screen.getByRole('button', { name: 'Choose who you are' }).click();
    await expect.element(screen.getByText('Alex Demo')).toBeVisible();
    expect(till.requestsOf('till-enrolDevice')).toEqual([
      { name: 'Bar, left till', venueId: VENUE },
    ]);
    expect(till.user).toBeNull();
    expect(await readRecord(db, 'secret')).toEqual(DEVICE);
  });

  it('begins a shift by a PIN, redeems two scans, and ends the shift', async () => {
    const { screen, till, db } = await openTill(async (fake, db) => {
      await enrolled(fake, db);
      admitPins(fake);
    });
    await screen.getByRole('button', { name: /Alex Demo/ }).click();
    await enterPin(screen);
    await expect.element(screen.getByRole('button', { name: /Switch/ })).toBeVisible();
    await vi.waitFor(() => expect(till.requestsOf('till-sync')).not.toEqual([]));
    const { check = 0, ...shift } = (await readRecord(db, 'shift')) ?? {};
    expect(shift).toEqual({ staffUid: ALEX.uid, endsAt: expect.any(Number), triesLeft: 5 });
    // Ten bits: a copy of the storage is not enough to find the PIN.
    expect(check).toBeLessThan(1_024);
    scan(codeOf());
    scan(NUMBER);
    await expect.element(screen.getByText('Dinner for two')).toBeVisible();
    expect(till.requestsOf('till-redeem')).toMatchObject([{ customerNumber: NUMBER }]);
    await screen.getByRole('button', { name: /Next guest/ }).click();
    await screen.getByRole('button', { name: /Switch/ }).click();
    await expect.element(screen.getByText('Sam Demo')).toBeVisible();
    expect(till.user).toEqual(ALEX);
    await screen.getByRole('button', { name: 'End Alex Demo’s shift' }).click();
    await vi.waitFor(() => expect(till.user).toBeNull());
    expect(till.requestsOf('till-endShift')).toHaveLength(1);
    expect(await readRecord(db, 'shift')).toBeNull();
    await expect.element(screen.getByRole('heading', { name: 'Who are you?' })).toBeVisible();
  });

  it('is locked by a reload, and in another tab by the PIN in the first', async () => {
    const { screen, till, db } = await openTill(async (fake, database) => {
      await loggedIn(fake, database);
      admitPins(fake);
    });
    await expect.element(lockedPage(screen)).toBeVisible();
    await enterPin(screen, '135791');
    await expect.element(screen.getByText(/Wrong PIN. 4 tries left/)).toBeVisible();
    await enterPin(screen);
    await expect.element(openPage(screen)).toBeVisible();
    const other = await render(pageOf(till, db));
    await expect.element(other.getByRole('heading', { name: 'This till is locked' })).toBeVisible();
    await enterPin(other);
    await expect.element(lockedPage(screen).first()).toBeVisible();
  });

  it('locks after idle minutes, keeps a scan that arrives then, and checks it after the PIN', async () => {
    const { screen, till } = await openTill(async (fake, db) => {
      await loggedIn(fake, db);
      admitPins(fake);
    });
    await enterPin(screen);
    await expect.element(openPage(screen)).toBeVisible();
    await idle(IDLE_MS + 1);
    await expect.element(lockedPage(screen)).toBeVisible();
    scan(codeOf());
    scan(NUMBER);
    await expect.element(screen.getByText('A scan waits.', { exact: false })).toBeVisible();
    expect(till.requestsOf('till-redeem')).toEqual([]);
    await enterPin(screen);
    await expect.element(screen.getByText('Dinner for two')).toBeVisible();
    expect(till.requestsOf('till-redeem')).toMatchObject([{ customerNumber: NUMBER }]);
  });

  it('hands a locked till over to another person', async () => {
    const { screen, till, db } = await openTill(async (fake, database) => {
      await loggedIn(fake, database);
      await writeRecord(database, 'opened', OPENED_WITH_PINS);
      fake.reply('till-openDevice', () => OPENED_WITH_PINS);
      admitPins(fake);
    });
    await screen.getByRole('button', { name: 'Someone else' }).click();
    await screen.getByRole('button', { name: /Sam Demo/ }).click();
    await enterPin(screen);
    await expect.element(openPage(screen)).toBeVisible();
    await expect.element(screen.getByText('Sam Demo')).toBeVisible();
    expect(till.user?.uid).toBe('uid-2');
    expect(await readRecord(db, 'shift')).toMatchObject({ staffUid: 'uid-2' });
  });

  it('ends a shift after its longest time, also on a page that was closed', async () => {
    const { screen, till } = await openTill(async (fake, db) => {
      await loggedIn(fake, db, Date.now() + 3_600_000);
      admitPins(fake);
    });
    await enterPin(screen);
    await expect.element(openPage(screen)).toBeVisible();
    await idle(ALEX.lastsMs + 1);
    await expect.element(screen.getByText(/The shift has ended/)).toBeVisible();
    expect(till.user).toBeNull();
    await cleanup();
    const closed = await openTill((fake, db) => loggedIn(fake, db, Date.now() - 1));
    await expect.element(closed.screen.getByText(/The shift has ended/)).toBeVisible();
    await vi.waitFor(() => expect(closed.till.user).toBeNull());
  });

  it('goes on without a connection for the person of the shift alone, with few tries', async () => {
    const { screen } = await openTill(async (fake, db) => {
      await loggedIn(fake, db);
      fake.refuse('no-response', 'till-openDevice', 'till-sync', 'till-signIn');
    });
    await enterPin(screen, '135791');
    await expect.element(screen.getByText(/Wrong PIN. 4 tries left/)).toBeVisible();
    await enterPin(screen);
    await expect.element(openPage(screen)).toBeVisible();
  });

  it('stays locked without a connection after five wrong PINs, also after a reload', async () => {
    const given = async (fake: FakeTill) => {
      fake.user = ALEX;
      fake.refuse('no-response', 'till-openDevice', 'till-sync', 'till-signIn');
    };
    const { screen, db } = await openTill(async (fake, database) => {
      await loggedIn(fake, database);
      await given(fake);
    });
    for (const left of ['4 tries', '3 tries', '2 tries', '1 try']) {
      await enterPin(screen, '135791');
      await expect.element(screen.getByText(`Wrong PIN. ${left} left.`)).toBeVisible();
    }
    await enterPin(screen, '135791');
    await expect.element(screen.getByText(/Enter the PIN again when it is back/)).toBeVisible();
    await cleanup();
    const again = new FakeTill();
    await given(again);
    const reloaded = await render(pageOf(again, db));
    await expect.element(reloaded.getByRole('textbox', { name: /PIN/ })).toBeEnabled();
    await enterPin(reloaded);
    await expect.element(reloaded.getByText(/Enter the PIN again when it is back/)).toBeVisible();
  });

  it('opens the manager’s day and returns without a lock', async () => {
    const manager = { ...MANAGER, uid: ALEX.uid, deviceId: DEVICE.deviceId, lastsMs: ALEX.lastsMs };
    const { screen } = await openTill(async (fake, db) => {
      await loggedIn(fake, db);
      admitPins(fake);
      fake.addSession('token-1', manager);
      fake.reply('till-getDay', () => ({
        redemptions: [],
        records: [],
        devices: [],
        isCut: false,
      }));
    });
    await enterPin(screen);
    await screen.getByRole('link', { name: 'The day' }).click();
    await expect.element(screen.getByRole('heading', { name: 'The day' })).toBeVisible();
    await expect.element(screen.getByRole('heading', { name: 'Conflicts' })).toBeVisible();
    await screen.getByRole('link', { name: 'To the till' }).click();
    await expect.element(openPage(screen)).toBeVisible();
  });

  it('redeems the genuine code of a scanner that types for another keyboard', async () => {
    const secret = new Uint8Array(32).fill(7);
    const signed = signedPart(
      { voucherId: 'zy-1', customerNumber: 'YZ-9', expiresAt: new Date(Date.now() + 3_600_000) },
      KEY_ID,
    );
    const signature = await signAsync(new TextEncoder().encode(signed), secret);
    const code = `${signed}.${toBase32(signature)}`;
    const publicKey = base64Url(await getPublicKeyAsync(secret));
    const {
      screen,
      till,
      db: stored,
    } = await openTill(async (fake, db) => {
      await loggedIn(fake, db);
      admitPins(fake);
      fake.reply('till-sync', () => ({
        now: new Date().toISOString(),
        keys: [{ id: KEY_ID, publicKey }],
        uses: [],
        vouchers: [],
      }));
    });
    await vi.waitFor(async () => expect(await readRecord(stored, 'synced')).not.toBeNull());
    await enterPin(screen);
    await expect.element(openPage(screen)).toBeVisible();
    for (const text of ['YZ-9', code]) {
      const keys = pressedKeys([...typed(text, { computer: 'german' }), ENTER]);
      const events = keys.map(
        ({ key, code: place, shift }) =>
          new KeyboardEvent('keydown', { key, code: place, shiftKey: shift, cancelable: true }),
      );
      for (const event of events) window.dispatchEvent(event);
    }
    await vi.waitFor(() =>
      expect(till.requestsOf('till-redeem')).toMatchObject([
        { voucher: { code }, customerNumber: 'YZ-9' },
      ]),
    );
  });

  it('keeps a scan while no one is logged in, and uses it after the PIN', async () => {
    const { screen, till } = await openTill(async (fake, db) => {
      await enrolled(fake, db);
      fake.addSession('token-1', ALEX);
      fake.reply('till-signIn', () => ({ success: true, token: 'token-1' }) as const);
    });
    await screen.getByRole('button', { name: /Alex Demo/ }).click();
    const pin = screen.getByRole('textbox', { name: /PIN/ });
    await expect.element(pin).toHaveFocus();
    scan(codeOf());
    await expect.element(pin).toHaveValue('');
    await pin.fill('246810');
    await expect.element(screen.getByText('dinner-1')).toBeVisible();
    expect(till.requestsOf('till-signIn')).toHaveLength(1);
    scan('Total: 8.40');
    await expect.element(screen.getByText('That was not a code of ours')).toBeVisible();
    await expect.element(screen.getByText('dinner-1')).toBeVisible();
  });

  it('tests a scanner without a log-in', async () => {
    const { screen } = await openTill(enrolled, '/staff/scanner');
    await expect.element(screen.getByText('Waiting for a scan')).toBeVisible();
    await vi.waitFor(() => {
      scan('100201');
      expect(screen.getByText('Not the test code').query()).not.toBeNull();
    });
    await expect.element(screen.getByText('100201')).toBeVisible();
  });

  it('ignores the session of another device', async () => {
    const { screen, till } = await openTill(async (fake, db) => {
      await loggedIn(fake, db);
      fake.user = { ...ALEX, deviceId: 'device-2' };
    });
    await expect.element(screen.getByText('Sam Demo')).toBeVisible();
    expect(till.user).toBeNull();
  });

  it('shows the locked shift without a connection', async () => {
    const { screen } = await openTill(async (fake, db) => {
      await loggedIn(fake, db);
      fake.refuse('no-response', 'till-openDevice', 'till-sync');
    });
    await expect
      .element(screen.getByText('Alex Demo’s shift is running.', { exact: false }))
      .toBeVisible();
  });

  async function revokedWithScan(fake: FakeTill, db: TillDatabase) {
    await loggedIn(fake, db);
    await addWaiting(db, {
      nonce: 'nonce-0123456789ab',
      code: codeOf(),
      customerNumber: NUMBER,
      at: new Date().toISOString(),
      refusal: null,
    });
    fake.refuse('permission-denied', 'till-openDevice', 'till-sync');
  }
  const conflict = () => ({
    outcomes: [{ outcome: 'conflict', reason: 'device-revoked' } as const],
  });

  it('keeps the session of a revoked device until its scans are uploaded', async () => {
    const { screen, till, db } = await openTill(async (fake, database) => {
      await revokedWithScan(fake, database);
      fake.refuse('unavailable', 'till-uploadScans');
    });
    await expect.element(screen.getByText(/1 scan still waits/)).toBeVisible();
    expect([till.user, await readRecord(db, 'secret')]).toEqual([ALEX, DEVICE]);
    const again = screen.getByRole('button', { name: 'Set up again' }).element() as HTMLElement;
    // In one step: the till also retries by itself, and a press after that starts the set-up.
    till.reply('till-uploadScans', conflict);
    again.click();
    await expect.element(screen.getByText(/Every scan was uploaded/)).toBeVisible();
    expect([till.user, await readRecord(db, 'secret')]).toEqual([null, null]);
  });

  it('uploads the scans that wait before it forgets a revoked device', async () => {
    const { screen, till, db } = await openTill(async (fake, database) => {
      await revokedWithScan(fake, database);
      fake.reply('till-uploadScans', conflict);
    });
    await expect.element(screen.getByText(/revoked|no longer/i).first()).toBeVisible();
    expect(till.requestsOf('till-uploadScans')).toHaveLength(1);
    expect([till.user, await readRecord(db, 'secret'), await db.count('waiting')]).toEqual([
      null,
      null,
      0,
    ]);
  });
});
