import { describe, expect, it } from 'vitest';
import { memoryBackend } from '../../../testing/memory/memoryBackend.ts';
import { Login, newMember, newPerson, recordOf } from '../../../testing/memory/memoryPeople.ts';
import { change } from '../../../testing/memory/memoryStore.ts';

// Rules per person, across logins and memberships: the turn of a day, and safer gambling.

const store = memoryBackend();
const DAYS = 24;

describe('§9 one person', () => {
  it('a person has one turn a day despite leaving and joining another casino', async () => {
    const person = newPerson();
    let login = new Login(store, person.email);
    const outcomes = [];
    for (const location of [6, 9, 12, 21]) {
      expect(await login.register(person, location)).toBe('done');
      outcomes.push(await login.spin(location));
      login = await login.startAgain();
    }
    expect(outcomes).toEqual(['done', 'already-lost', 'already-lost', 'already-lost']);
    expect(store.plays.size).toBe(1);
  });

  it('a person has one turn a day with two logins of the same name and date of birth', async () => {
    const [first, second] = await twoSimilar();
    expect(await first.spin()).toBe('done');
    expect(await second.spin(9)).toBe('already-lost');
  });

  it('a released membership, with its vouchers, stays reserved for them', async () => {
    const { record, login } = await newMember(store);
    await login.leave();
    const stranger = newPerson();
    const changed = change(store.members, record.id, recordOf(stranger));
    expect(await new Login(store, stranger.email).link(changed)).toMatch(
      /was linked to another login/,
    );
  });
});

describe('§6 one person', () => {
  it('promotion-free mode stays on after the login is deleted, until its pause is requested', async () => {
    const { person, login } = await newMember(store);
    await login.mode('on');
    await login.call('users-setSaferGambling', { change: { realityCheckMinutes: 15 } });
    const again = await login.startAgain();
    expect(await again.register(person, 9)).toBe('done');
    expect(await again.access()).toBe('promotion-free');
    const off = await again.call('users-setSaferGambling', { change: { promotionFree: 'off' } });
    expect(off).toMatchObject({ success: false, result: { realityCheckMinutes: 15 } });
    expect(again.profile.saferGambling).toEqual(off.result);
  });

  it('promotion-free mode is copied to a similar person, who can end it as usual', async () => {
    const { person, login } = await newMember(store);
    await login.mode('on');
    const second = new Login(store, 'other@demo.test');
    await second.register(person, 9);
    expect(await second.access()).toBe('promotion-free');
    await second.endMode();
    expect(await second.access()).toBe('open');
    expect(await login.access()).toBe('promotion-free');
  });

  it('promotion-free mode begins at a second login, also after that one has joined', async () => {
    const [first, second] = await twoSimilar();
    await first.call('users-setSaferGambling', { change: { realityCheckMinutes: 15 } });
    expect(await second.access()).toBe('open');
    await first.mode('on');
    expect(await second.access()).toBe('promotion-free');
    expect(second.profile.saferGambling).toMatchObject({
      promotionFree: { offFrom: null },
      realityCheckMinutes: null,
    });
    await second.endMode();
    expect(await second.access()).toBe('open');
  });

  it('promotion-free mode stays off at the login of another person, whom the support desk has separated', async () => {
    const [first, second] = await twoSimilar();
    const [membership] = second.profile.memberships;
    change(store.members, membership?.crmId ?? '', { person_id: 'checked-at-reception' });
    second.later(DAYS);
    await second.access();
    await first.mode('on');
    expect(await second.access()).toBe('open');
  });

  it('promotion-free mode stays on if it was set before the membership', async () => {
    const person = newPerson();
    const login = new Login(store, person.email);
    await login.mode('on');
    const again = await login.startAgain();
    await again.register(person);
    expect(await again.access()).toBe('promotion-free');
  });
});

/** A member of The Orrery, and a second login that has joined Lantern House with the same name and date of birth. */
async function twoSimilar(): Promise<readonly [Login, Login]> {
  const { person, login } = await newMember(store);
  const second = new Login(store, 'other@demo.test');
  await second.register(person, 9);
  return [login, second];
}
