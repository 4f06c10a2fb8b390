import type { Interest } from '@casino/functions/contract/interests.ts';
import { describe, expect, it } from 'vitest';
import { member } from '../../../session/state/session.fixtures.ts';
import { backend } from '../../../testing/fakeBackend.ts';
import { renderMemberHook } from '../../../testing/renderMemberHook.tsx';
import { useProfileSaver } from './useProfileSaver.ts';

const UPDATE = 'members-updateProfile';
const IDLE = { status: 'idle' };
const SAVED = { status: 'saved' };

/** The hook, with boxes named after interests. */
async function renderSaver() {
  const { result } = await renderMemberHook(() => useProfileSaver());
  // The member service keeps what it is sent.
  backend.reply(UPDATE, ({ values }) => ({
    success: true,
    result: { ...member, interests: values.interests ?? [] },
  }));
  return {
    saving: () => result.current.saving,
    withdrawn: () => result.current.withdrawn,
    shown: (box: Interest, kept = false) => result.current.shown(box, kept),
    tick: (box: Interest, ticked: boolean) =>
      result.current.save(box, ticked, ({ interests = [] }, chosen) => ({
        interests: chosen ? [...interests, box] : interests.filter((each) => each !== box),
      })),
  };
}

const sent = () => backend.requestsOf(UPDATE).map(({ values }) => values.interests);

describe('boxes that are saved as they are ticked', () => {
  it('show the new answer at once, and keep it after the reply', async () => {
    const { saving, shown, tick } = await renderSaver();
    expect(saving()).toEqual(IDLE);
    const answer = backend.hold(UPDATE);
    tick('poker', true);
    await expect.poll(saving).toEqual({ status: 'saving' });
    expect(shown('poker')).toBe(true);
    answer();
    await expect.poll(saving).toEqual(SAVED);
    expect(shown('poker')).toBe(false);
    expect(backend.requestsOf(UPDATE)).toEqual([
      { location: 6, crmId: 'crm-49', values: { interests: ['poker'] } },
    ]);
  });

  it('are sent one after another, each based on the last reply', async () => {
    const { saving, tick } = await renderSaver();
    const answer = backend.hold(UPDATE);
    tick('poker', true);
    tick('dining', true);
    tick('poker', false);
    await expect.poll(sent).toEqual([['poker']]);
    answer();
    await expect.poll(sent).toEqual([['poker'], ['poker', 'dining'], ['dining']]);
    await expect.poll(saving).toEqual(SAVED);
  });

  it('§7.4 accept a reply that holds only success, and send the next answer based on it', async () => {
    const { saving, tick } = await renderSaver();
    const interests: Interest[] = [];
    backend.reply(UPDATE, ({ values }) => {
      interests.splice(0, interests.length, ...(values.interests ?? []));
      return { success: true };
    });
    backend.reply('members-getMember', () => ({
      success: true,
      result: { ...member, interests: [...interests] },
    }));
    tick('poker', true);
    tick('dining', true);
    await expect.poll(sent).toEqual([['poker'], ['poker', 'dining']]);
    await expect.poll(saving).toEqual(SAVED);
  });

  it('show the last answer after the reply to an earlier one', async () => {
    const { shown, tick, saving } = await renderSaver();
    const first = backend.hold(UPDATE);
    tick('poker', true);
    tick('poker', false);
    await expect.poll(sent).toHaveLength(1);
    const second = backend.hold(UPDATE);
    first();
    await expect.poll(sent).toHaveLength(2);
    expect(shown('poker', true)).toBe(false);
    expect(saving()).toEqual({ status: 'saving' });
    second();
    await expect.poll(saving).toEqual(SAVED);
    expect(shown('poker', true)).toBe(true);
  });

  const refuse = (code: 'no-response' | 'internal') => () => backend.refuse(UPDATE, code);
  const reply = (success: boolean) => () => backend.reply(UPDATE, { success, result: member });

  it.each([
    ['a lost reply', refuse('no-response'), 'Network error. Check your connection. That did not'],
    ['an error', refuse('internal'), 'That did not save, so nothing has changed.'],
    ['a change of the wording', reply(false), 'We have changed the wording'],
  ])('show the saved answer after %s, and the next answer is saved', async (_, fail, words) => {
    const { saving, shown, tick } = await renderSaver();
    fail();
    tick('poker', true);
    await expect
      .poll(saving)
      .toEqual({ status: 'failed', message: expect.stringContaining(words) });
    await expect.poll(() => shown('poker')).toBe(false);
    reply(true)();
    tick('dining', true);
    await expect.poll(saving).toEqual(SAVED);
  });

  it('keep the outcome of a no at other casinos until the next answer', async () => {
    const { withdrawn, tick } = await renderSaver();
    const outcomes = [{ crmId: 'crm-2', casino: 9, saved: false }];
    backend.reply(UPDATE, { success: true, result: member, withdrawn: outcomes });
    tick('poker', false);
    await expect.poll(withdrawn).toEqual({ box: 'poker', outcomes });
    backend.reply(UPDATE, { success: true, result: member });
    tick('poker', false);
    await expect.poll(withdrawn).toBeNull();
  });
});
