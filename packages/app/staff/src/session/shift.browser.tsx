import { afterEach, describe, expect, it, vi } from 'vitest';
import { cleanup, render } from 'vitest-browser-react';
import { readRecord, writeRecord } from '../offline/tillDatabase.ts';
import type { FakeTill } from '../testing/fakeTill.ts';
import {
  ALEX,
  admitPins,
  enrolled,
  enterPin,
  idle,
  lockedPage,
  loggedIn,
  MANAGER,
  OPENED_WITH_PINS,
  openLocked,
  openPage,
  openShift,
  openTill,
  scan,
  tillPage,
} from '../testing/openTill.tsx';
import { NUMBER, sampleCode } from '../testing/sampleCodes.ts';
import { IDLE_MS } from './useShiftClock.ts';

// The files of a run share a page.
afterEach(async () => {
  vi.useRealTimers();
  await cleanup();
});

describe('a shift at the till', () => {
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
    scan(sampleCode());
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
    const { screen, till, db } = await openLocked();
    await expect.element(lockedPage(screen)).toBeVisible();
    await enterPin(screen, '135791');
    await expect.element(screen.getByText(/Wrong PIN. 4 tries left/)).toBeVisible();
    await enterPin(screen);
    await expect.element(openPage(screen)).toBeVisible();
    const other = await render(tillPage(till, db));
    await expect.element(other.getByRole('heading', { name: 'This till is locked' })).toBeVisible();
    await enterPin(other);
    await expect.element(lockedPage(screen).first()).toBeVisible();
  });

  it('locks after idle minutes, keeps a scan that arrives then, and checks it after the PIN', async () => {
    const { screen, till } = await openShift();
    await idle(IDLE_MS + 1);
    await expect.element(lockedPage(screen)).toBeVisible();
    scan(sampleCode());
    scan(NUMBER);
    await expect.element(screen.getByText('A scan waits.', { exact: false })).toBeVisible();
    expect(till.requestsOf('till-redeem')).toEqual([]);
    await enterPin(screen);
    await expect.element(screen.getByText('Dinner for two')).toBeVisible();
    expect(till.requestsOf('till-redeem')).toMatchObject([{ customerNumber: NUMBER }]);
  });

  it('hands a locked till over to another person', async () => {
    const { screen, till, db } = await openLocked(async (fake, database) => {
      await writeRecord(database, 'opened', OPENED_WITH_PINS);
      fake.reply('till-openDevice', () => OPENED_WITH_PINS);
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
    const { screen, till } = await openShift();
    await idle(ALEX.lastsMs + 1);
    await expect.element(screen.getByText(/The shift has ended/)).toBeVisible();
    expect(till.user).toBeNull();
    await cleanup();
    const closed = await openTill((fake, db) => loggedIn(fake, db, Date.now() - 1));
    await expect.element(closed.screen.getByText(/The shift has ended/)).toBeVisible();
    await vi.waitFor(() => expect(closed.till.user).toBeNull());
  });

  const offline = (fake: FakeTill) =>
    fake.refuse('no-response', 'till-openDevice', 'till-sync', 'till-signIn');

  it('goes on without a connection for the person of the shift only', async () => {
    await openShift(offline);
  });

  it('stays locked without a connection after five wrong PINs, also after a reload', async () => {
    const { screen, till, db } = await openLocked(offline);
    for (const left of ['4 tries', '3 tries', '2 tries', '1 try']) {
      await enterPin(screen, '135791');
      await expect.element(screen.getByText(`Wrong PIN. ${left} left.`)).toBeVisible();
    }
    await enterPin(screen, '135791');
    await expect.element(screen.getByText(/Enter the PIN again when it is back/)).toBeVisible();
    await cleanup();
    const reloaded = await render(tillPage(till, db));
    await expect.element(reloaded.getByRole('textbox', { name: /PIN/ })).toBeEnabled();
    await enterPin(reloaded);
    await expect.element(reloaded.getByText(/Enter the PIN again when it is back/)).toBeVisible();
  });

  it('opens the manager’s day and returns without a lock', async () => {
    const { uid, deviceId, lastsMs } = ALEX;
    const { screen } = await openShift((fake) => {
      fake.addSession('token-1', { ...MANAGER, uid, deviceId, lastsMs });
      fake.reply('till-getDay', () => ({
        redemptions: [],
        records: [],
        devices: [],
        isCut: false,
      }));
    });
    await screen.getByRole('link', { name: 'The day' }).click();
    await expect.element(screen.getByRole('heading', { name: 'The day' })).toBeVisible();
    await expect.element(screen.getByRole('heading', { name: 'Conflicts' })).toBeVisible();
    await screen.getByRole('link', { name: 'To the till' }).click();
    await expect.element(openPage(screen)).toBeVisible();
  });

  it('ignores the session of another device', async () => {
    const { screen, till } = await openTill(async (fake, db) => {
      await loggedIn(fake, db);
      fake.user = { ...ALEX, deviceId: 'device-2' };
    });
    await expect.element(screen.getByText('Sam Demo')).toBeVisible();
    expect(till.user).toBeNull();
  });
});
