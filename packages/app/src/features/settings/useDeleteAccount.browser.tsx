import { describe, expect, it } from 'vitest';
import { deviceStorage } from '../../lib/device/storage.ts';
import { notices, session } from '../../session/current/appSession.ts';
import { backend } from '../../testing/fakeBackend.ts';
import { identity, PASSWORD } from '../../testing/fakeIdentity.ts';
import { setOnline } from '../../testing/openApp.tsx';
import { renderMemberHook } from '../../testing/renderMemberHook.tsx';
import { useDeleteAccount } from './useDeleteAccount.ts';

const DELETE = 'users-deleteAccount';

async function renderDelete() {
  const { result, member } = await renderMemberHook(() => useDeleteAccount());
  deviceStorage.rememberEmail(member.email);
  return {
    state: () => result.current.state,
    deleteAccount: (password = PASSWORD, forgetMe = false) =>
      result.current.deleteAccount({ password, forgetMe }),
  };
}

const told = () => notices.getSnapshot().map(({ notice }) => notice);

/** The member is still signed in, and this device knows them. */
function expectNothingGone(): void {
  expect(session.getSnapshot().status).toBe('ready');
  expect(deviceStorage.lastEmail()).not.toBeNull();
  expect(told()).toEqual([]);
}

describe('deleting an account', () => {
  it.each([
    ['for good', false, null],
    ['with a data removal request', true, 'DR-7K4M-Q2XP'],
  ])('%s clears the device and shows a notice', async (_, forgetMe, reference) => {
    const { deleteAccount } = await renderDelete();
    await deleteAccount(PASSWORD, forgetMe);
    expect(backend.requestsOf(DELETE)).toEqual([{ forgetMe }]);
    expect(told()).toEqual([{ kind: 'account-deleted', reference }]);
    await expect.poll(() => session.getSnapshot().status).toBe('signed-out');
    expect(deviceStorage.lastEmail()).toBeNull();
    const copies = Object.keys(localStorage).filter((key) => key.startsWith('casino.member.'));
    expect(copies).toEqual([]);
  });
});

describe('an account is kept', () => {
  it('if the session is too old by the server’s clock', async () => {
    const { state, deleteAccount } = await renderDelete();
    backend.reply(DELETE, { success: false, error: 'password-required' });
    await deleteAccount();
    await expect
      .poll(state)
      .toEqual({ status: 'refused', message: 'Please enter your password again.' });
    expectNothingGone();
  });

  it.each(['no-response', 'internal'] as const)(
    'after a lost reply, and the message says that it is not confirmed: %s',
    async (code) => {
      const { state, deleteAccount } = await renderDelete();
      backend.refuse(DELETE, code);
      await deleteAccount();
      await expect
        .poll(state)
        .toEqual({ status: 'failed', message: expect.stringContaining('could not confirm') });
      expectNothingGone();
      backend.reply(DELETE, { success: true, reference: null });
      await deleteAccount();
      expect(told()).toEqual([{ kind: 'account-deleted', reference: null }]);
    },
  );

  it('after too many attempts, with the server’s message', async () => {
    const { state, deleteAccount } = await renderDelete();
    backend.refuse(DELETE, 'resource-exhausted', 'Too many tries. Wait a minute.');
    await deleteAccount();
    await expect
      .poll(state)
      .toEqual({ status: 'failed', message: 'Too many tries. Wait a minute.' });
    expectNothingGone();
  });

  it('after a refusal by the identity service, with a message for the member', async () => {
    const { state, deleteAccount } = await renderDelete();
    identity.refuse('auth/too-many-requests');
    await deleteAccount();
    await expect.poll(state).toMatchObject({ status: 'refused' });
    expect(backend.requestsOf(DELETE)).toEqual([]);
    expectNothingGone();
  });
});

it('an account cannot be deleted offline', async () => {
  const { state } = await renderDelete();
  setOnline(false);
  await expect.poll(state).toEqual({ status: 'offline' });
  setOnline(true);
  await expect.poll(state).toEqual({ status: 'ready' });
});
