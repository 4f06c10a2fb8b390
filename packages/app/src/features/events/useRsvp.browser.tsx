import { describe, expect, it, vi } from 'vitest';
import { notices, session } from '../../session/current/appSession.ts';
import { optedInEvents } from '../../session/memberData/optedInEvents.ts';
import { backend } from '../../testing/fakeBackend.ts';
import { renderMemberHook } from '../../testing/renderMemberHook.tsx';
import { event } from '../shared/events/event.fixtures.ts';
import { useRsvp } from './useRsvp.tsx';

const OPT_IN = 'promotions-optInToEvent';

async function renderRsvp(shown: typeof event | null = event, given?: () => void) {
  const reload = vi.fn<() => void>();
  const { result, member } = await renderMemberHook(() => useRsvp(shown, reload), given);
  return {
    result,
    reload,
    outcome: () => result.current.outcome,
    onList: () => optedInEvents.read(member.uid),
  };
}

const told = () => notices.getSnapshot().map(({ notice }) => notice);

describe('an RSVP', () => {
  it('saves the opt-in on the server and on the device', async () => {
    const { result, reload, outcome, onList } = await renderRsvp();
    await result.current.send();
    expect(backend.requestsOf(OPT_IN)).toEqual([
      { uri: event.uri, customerNumber: '100049', homeCasinoName: 'Harbour' },
    ]);
    await expect
      .poll(outcome)
      .toEqual({ kind: 'answered', success: true, message: 'You are on the list.' });
    expect(onList()).toEqual([event.id]);
    expect(reload).toHaveBeenCalledOnce();
  });

  it('§7 a refusal without a message shows that the opt-in failed', async () => {
    const { result, outcome } = await renderRsvp();
    backend.reply(OPT_IN, { success: false });
    await result.current.send();
    expect(told()).toEqual([{ kind: 'error', error: 'opt-in' }]);
    await expect.poll(outcome).toEqual({ kind: 'none' });
  });

  it('§7.4 a success without a message saves the opt-in', async () => {
    const { result, outcome, onList } = await renderRsvp();
    backend.reply(OPT_IN, { success: true });
    await result.current.send();
    expect(onList()).toEqual([event.id]);
    await expect.poll(outcome).toEqual({ kind: 'none' });
    expect(told()).toEqual([]);
  });

  it('can be sent again after a failure', async () => {
    const { result, outcome } = await renderRsvp();
    backend.refuse(OPT_IN, 'no-response');
    await result.current.send();
    backend.reply(OPT_IN, { success: true, message: 'You are on the list.' });
    await result.current.send();
    await expect.poll(outcome).toMatchObject({ kind: 'answered', success: true });
  });

  it('sends one request for a double press', async () => {
    const { result, outcome } = await renderRsvp();
    const answer = backend.hold(OPT_IN);
    const presses = [result.current.send(), result.current.send()];
    await expect.poll(outcome).toEqual({ kind: 'sending' });
    answer();
    await Promise.all(presses);
    expect(backend.requestsOf(OPT_IN)).toHaveLength(1);
  });

  it('sends nothing until the member is loaded', async () => {
    const { result, outcome } = await renderRsvp();
    const answer = backend.hold('members-getMember');
    session.reload();
    const pressed = result.current.send();
    await expect.poll(outcome).toEqual({ kind: 'sending' });
    expect(backend.requestsOf(OPT_IN)).toEqual([]);
    answer();
    await pressed;
    expect(backend.requestsOf(OPT_IN)).toHaveLength(1);
  });

  it('sends nothing for a member without a casino', async () => {
    const { result, outcome } = await renderRsvp(event, () =>
      backend.refuse('members-getVenue', 'not-found'),
    );
    await result.current.send();
    await expect.poll(outcome).toEqual({ kind: 'none' });
    expect(backend.requestsOf(OPT_IN)).toEqual([]);
  });

  it('sends nothing without an event', async () => {
    const { result, reload } = await renderRsvp(null);
    await result.current.send();
    expect(backend.requestsOf(OPT_IN)).toEqual([]);
    expect(reload).not.toHaveBeenCalled();
  });
});
