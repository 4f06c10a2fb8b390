import { describe, expect, it } from 'vitest';
import { session } from '../../session/current/appSession.ts';
import { member } from '../../session/state/session.fixtures.ts';
import { backend } from '../../testing/fakeBackend.ts';
import { renderMemberHook } from '../../testing/renderMemberHook.tsx';
import { useProfileChange } from './useProfileChange.ts';

const UPDATE = 'members-updateProfile';

async function renderChange() {
  const { result } = await renderMemberHook(() => useProfileChange());
  return {
    change: () => result.current[0],
    save: (phone_mobile: string) => result.current[1]({ phone_mobile }),
  };
}

describe('a change of the member’s record', () => {
  it('is ignored while another change is pending', async () => {
    const { change, save } = await renderChange();
    const answer = backend.hold(UPDATE);
    const first = save('+447700900555');
    await expect.poll(change).toEqual({ status: 'saving' });
    await save('+447700900556');
    answer();
    await first;
    expect(backend.requestsOf(UPDATE)).toHaveLength(1);
  });

  it('§7.3 a refusal shows the server’s message and keeps the session', async () => {
    const { change, save } = await renderChange();
    backend.replyAgainstContract(UPDATE, { success: false, error: 'Please ask reception.' });
    await save('+447700900555');
    await expect.poll(change).toEqual({ status: 'failed', message: 'Please ask reception.' });
    expect(session.getSnapshot()).toMatchObject({ data: { member: { phone_mobile: '' } } });
  });

  it('§7 a refusal without a message shows an error', async () => {
    const { change, save } = await renderChange();
    backend.reply(UPDATE, { success: false });
    await save('+447700900555');
    await expect.poll(change).toMatchObject({
      status: 'failed',
      message: expect.stringContaining('Something went wrong'),
    });
  });

  it('§7.4 a success without the member reloads the member', async () => {
    const { change, save } = await renderChange();
    const phone_mobile = '+447700900555';
    backend.reply(UPDATE, { success: true });
    backend.reply('members-getMember', { success: true, result: { ...member, phone_mobile } });
    await save(phone_mobile);
    await expect.poll(change).toEqual({ status: 'saved' });
    expect(session.getSnapshot()).toMatchObject({ data: { member: { phone_mobile } } });
  });
});
