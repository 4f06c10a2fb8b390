import { describe, expect, it } from 'vitest';
import { session } from '../../session/appSession.ts';
import { member } from '../../session/session.fixtures.ts';
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

describe('a change of the member’s own record', () => {
  it('is shown by the session as the server answered', async () => {
    const { change, save } = await renderChange();
    expect(change()).toEqual({ status: 'none' });
    await save('+447700900555');
    await expect.poll(change).toEqual({ status: 'saved' });
    expect(session.getSnapshot()).toMatchObject({
      data: { member: { phone_mobile: '+447700900555' } },
    });
  });

  it('is left out while another one is under way', async () => {
    const { change, save } = await renderChange();
    const answer = backend.hold(UPDATE);
    const first = save('+447700900555');
    await expect.poll(change).toEqual({ status: 'saving' });
    await save('+447700900556');
    answer();
    await first;
    expect(backend.requestsOf(UPDATE)).toHaveLength(1);
  });

  it('§7 that is refused is told in the server’s words, and leaves the session as it was', async () => {
    const { change, save } = await renderChange();
    backend.replyAgainstContract(UPDATE, { success: false, error: 'Please ask reception.' });
    await save('+447700900555');
    await expect.poll(change).toEqual({ status: 'failed', message: 'Please ask reception.' });
    expect(session.getSnapshot()).toMatchObject({ data: { member: { phone_mobile: '' } } });
  });

  it('§7 that is refused without a word is told', async () => {
    const { change, save } = await renderChange();
    backend.reply(UPDATE, { success: false });
    await save('+447700900555');
    await expect.poll(change).toMatchObject({
      status: 'failed',
      message: expect.stringContaining('Something went wrong'),
    });
  });

  it('§7 that succeeds without the member loads them anew', async () => {
    const { change, save } = await renderChange();
    const phone_mobile = '+447700900555';
    backend.reply(UPDATE, { success: true });
    backend.reply('members-getMember', { success: true, result: { ...member, phone_mobile } });
    await save(phone_mobile);
    await expect.poll(change).toEqual({ status: 'saved' });
    expect(session.getSnapshot()).toMatchObject({ data: { member: { phone_mobile } } });
  });

  it('that fails leaves the session as it was', async () => {
    const { change, save } = await renderChange();
    backend.refuse(UPDATE, 'no-response');
    await save('+447700900555');
    await expect
      .poll(change)
      .toEqual({ status: 'failed', message: 'Network error. Check your connection.' });
    expect(session.getSnapshot()).toMatchObject({ data: { member: { phone_mobile: '' } } });
  });
});
