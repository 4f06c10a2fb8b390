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
const ALEX: StaffUser = {
  uid: 'uid-1',
  staff: { role: 'till', venueIds: [VENUE] },
  deviceId: DEVICE.deviceId,
};
const MANAGER: StaffUser = {
  uid: 'uid-9',
  staff: { role: 'manager', venueIds: [VENUE] },
  deviceId: null,
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
  const connection = {
    state: () => 'online' as const,
    report: () => {},
    subscribe: () => () => {},
  };
  const screen = await render(
    <I18nProvider messages={tillMessages} timeZone={VENUE_TIME_ZONE}>
      <GlobalStyle />
      <ThemeRoot page scheme="dark">
        <StaffApp backend={till} db={db} connection={connection} path={path} />
      </ThemeRoot>
    </I18nProvider>,
  );
  return { db, till, screen };
}

const enrolled = (_: FakeTill, db: TillDatabase) => writeRecord(db, 'secret', DEVICE);
async function loggedIn(till: FakeTill, db: TillDatabase) {
  await enrolled(till, db);
  await writeRecord(db, 'opened', OPENED);
  till.user = ALEX;
}

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
afterEach(cleanup);

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

  it('logs staff in by a PIN, redeems two scans, and logs out', async () => {
    const { screen, till } = await openTill(async (fake, db) => {
      await enrolled(fake, db);
      fake.addSession('token-1', ALEX);
      fake.reply('till-signIn', ({ pin }) =>
        pin === '246810'
          ? ({ success: true, token: 'token-1' } as const)
          : ({ success: false, error: 'wrong-pin', triesLeft: 4 } as const),
      );
    });
    await screen.getByRole('button', { name: /Alex Demo/ }).click();
    await screen.getByRole('textbox', { name: /PIN/ }).fill('246810');
    await expect.element(screen.getByRole('button', { name: /Switch/ })).toBeVisible();
    await vi.waitFor(() => expect(till.requestsOf('till-sync')).not.toEqual([]));
    scan(codeOf());
    scan(NUMBER);
    await expect.element(screen.getByText('Dinner for two')).toBeVisible();
    expect(till.requestsOf('till-redeem')).toMatchObject([{ customerNumber: NUMBER }]);
    await screen.getByRole('button', { name: /Next guest/ }).click();
    await screen.getByRole('button', { name: /Switch/ }).click();
    await expect.element(screen.getByText('Sam Demo')).toBeVisible();
    expect(till.user).toBeNull();
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
    const { till, db: stored } = await openTill(async (fake, db) => {
      await loggedIn(fake, db);
      fake.reply('till-sync', () => ({
        now: new Date().toISOString(),
        keys: [{ id: KEY_ID, publicKey }],
        uses: [],
        vouchers: [],
      }));
    });
    await vi.waitFor(async () => expect(await readRecord(stored, 'synced')).not.toBeNull());
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

  it('shows a manager the day, with the words of that page', async () => {
    const { screen } = await openTill(async (fake, db) => {
      await loggedIn(fake, db);
      fake.user = { ...MANAGER, deviceId: DEVICE.deviceId };
      fake.reply('till-getDay', () => ({
        redemptions: [],
        records: [],
        devices: [],
        isCut: false,
      }));
    }, '/staff/day');
    await expect.element(screen.getByRole('heading', { name: 'The day' })).toBeVisible();
    await expect.element(screen.getByRole('heading', { name: 'Conflicts' })).toBeVisible();
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

  it('opens for the person who is logged in without a connection', async () => {
    const { screen } = await openTill(async (fake, db) => {
      await loggedIn(fake, db);
      fake.refuse('no-response', 'till-openDevice', 'till-sync');
    });
    await expect.element(screen.getByText('Alex Demo')).toBeVisible();
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
