import { describe, expect, it } from 'vitest';
import { session } from '../../session/appSession.ts';
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
