import { toBase32 } from '@casino/functions/contract/vouchers/base32.ts';
import { signedPart } from '@casino/functions/contract/vouchers/voucherCode.ts';
import { getPublicKeyAsync, signAsync } from '@noble/ed25519';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { cleanup } from 'vitest-browser-react';
import { addWaiting } from './offline/scanQueue.ts';
import { readRecord, writeRecord } from './offline/tillDatabase.ts';
import {
  ALEX,
  DEVICE,
  enrolled,
  MANAGER,
  openLocked,
  openShift,
  openTill,
  scan,
} from './testing/openTill.tsx';
import { KEY_ID, NUMBER, sampleCode, synced, VENUE } from './testing/sampleCodes.ts';
import { ENTER, pressedKeys, typed } from './testing/scannerKeys.ts';

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

  it('redeems the genuine code of a scanner that types for another keyboard', async () => {
    const secret = new Uint8Array(32).fill(7);
    const signed = signedPart(
      { voucherId: 'zy-1', customerNumber: 'YZ-9', expiresAt: new Date(Date.now() + 3_600_000) },
      KEY_ID,
    );
    const signature = await signAsync(new TextEncoder().encode(signed), secret);
    const code = `${signed}.${toBase32(signature)}`;
    const publicKey = base64Url(await getPublicKeyAsync(secret));
    const { till } = await openShift(async (fake, db) => {
      await writeRecord(db, 'synced', synced({ keys: [{ id: KEY_ID, publicKey }], vouchers: [] }));
      fake.refuse('no-response', 'till-sync');
    });
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
    scan(sampleCode());
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

  it('keeps the session of a revoked device until its scans are uploaded', async () => {
    const { screen, till, db } = await openLocked(async (fake, database) => {
      await addWaiting(database, {
        nonce: 'nonce-0123456789ab',
        code: sampleCode(),
        customerNumber: NUMBER,
        at: new Date().toISOString(),
        refusal: null,
      });
      fake.refuse('permission-denied', 'till-openDevice', 'till-sync');
      fake.refuse('unavailable', 'till-uploadScans');
    });
    await expect.element(screen.getByText(/1 scan still waits/)).toBeVisible();
    expect([till.user, await readRecord(db, 'secret')]).toEqual([ALEX, DEVICE]);
    const again = screen.getByRole('button', { name: 'Set up again' }).element() as HTMLElement;
    // In one step: the till also retries by itself, and a press after that starts the set-up.
    till.reply('till-uploadScans', () => ({
      outcomes: [{ outcome: 'conflict', reason: 'device-revoked' } as const],
    }));
    again.click();
    await expect.element(screen.getByText(/Every scan was uploaded/)).toBeVisible();
    expect([till.user, await readRecord(db, 'secret')]).toEqual([null, null]);
  });
});
