import { describe, expect, it } from 'vitest';
import { memoryBackend } from '../../../testing/memory/memoryBackend.ts';
import {
  Login,
  newMember,
  newPerson,
  type Person,
  suspend,
} from '../../../testing/memory/memoryPeople.ts';

// Attacks on a member by a person who knows their name and date of birth and registers in their name, from
// another mailbox.

const store = memoryBackend();
const DAYS = 24;

const inTheNameOf = (impostor: Person, { firstName, lastName, dob }: Person): Person => ({
  ...impostor,
  firstName,
  lastName,
  dob,
});

/**
 * A member, and an impostor who is a member in their own name and joins Lantern House in the member's name with `join`.
 */
async function victimAndImpostor() {
  const [victim, impostor] = [await newMember(store), await newMember(store)];
  const join = () => impostor.login.register(inTheNameOf(impostor.person, victim.person), 9);
  return { victim, impostor, theirs: victim.login, login: impostor.login, join };
}

describe('§6 a registration in another person’s name', () => {
  it('does not suspend the victim with the impostor', async () => {
    const { impostor, theirs, login, join } = await victimAndImpostor();
    expect(await join()).toBe('done');
    suspend(store, impostor.record);
    for (const days of [0, 2]) {
      theirs.later(days * DAYS);
      login.later(days * DAYS);
      expect(await login.access()).toBe('suspended');
      expect(await theirs.access()).toBe('open');
      expect(await theirs.call('members-getMember', { location: 6 })).toMatchObject(DONE);
    }
  });

  it('does not transfer the block of a deleted record to the victim', async () => {
    const { victim, impostor, theirs, login, join } = await victimAndImpostor();
    await join();
    suspend(store, impostor.record);
    await login.leave();
    store.members.delete(impostor.record.id);
    theirs.later(2 * DAYS);
    expect(await theirs.access()).toBe('open');
    expect(await theirs.call('members-getMember', { location: 6 })).toMatchObject(DONE);
    expect(await theirs.register(victim.person, 12)).toBe('done');
  });

  it('is blocked if the victim is suspended, without the reason', async () => {
    const { victim, login, join } = await victimAndImpostor();
    await join();
    suspend(store, victim.record);
    expect(await login.access()).toBe('held');
  });

  it('neither changes nor discloses the victim’s settings', async () => {
    const { theirs, login, join } = await victimAndImpostor();
    const set = { promotionFree: 'on', realityCheckMinutes: 15 } as const;
    const { result } = await theirs.call('users-setSaferGambling', { change: set });
    login.later(1);
    await join();
    const seen = login.profile.saferGambling?.promotionFree;
    expect(seen).toMatchObject({
      since: expect.not.stringMatching(result.promotionFree?.since ?? ''),
    });
    await login.call('users-setSaferGambling', { change: { realityCheckMinutes: null } });
    await login.endMode();
    expect(await theirs.access()).toBe('promotion-free');
    expect(theirs.profile.saferGambling).toEqual(result);
  });

  it('hides nothing from the victim', async () => {
    const { theirs, login, join } = await victimAndImpostor();
    await join();
    await login.mode('on');
    theirs.later(2 * DAYS);
    await theirs.call('members-getMember', { location: 6 });
    expect(await theirs.access()).toBe('open');
  });

  it('before the victim joins: they can end a copied mode as usual', async () => {
    const [victim, impostor] = [newPerson(), newPerson()];
    const login = new Login(store, impostor.email);
    await login.register(inTheNameOf(impostor, victim), 9);
    await login.mode('on');
    await login.leave();
    const theirs = new Login(store, victim.email);
    await theirs.register(victim);
    expect(await theirs.access()).toBe('promotion-free');
    await theirs.endMode();
    await theirs.call('users-setSaferGambling', { change: { realityCheckMinutes: null } });
    await theirs.register(victim, 12);
    expect(await theirs.access()).toBe('open');
  });

  it('does not merge two other persons', async () => {
    const [one, other, impostor] = [newPerson(), newPerson(), newPerson()];
    const login = new Login(store, impostor.email);
    await login.register(inTheNameOf(impostor, one), 9);
    await login.register(inTheNameOf(impostor, other), 12);
    for (const person of [one, other]) {
      const theirs = new Login(store, person.email);
      await theirs.register(person);
      expect(await theirs.spin()).toBe('done');
    }
  });
});

describe('§6 a login of another mailbox with a similar address', () => {
  const modeOf = ({ profile }: Login) => profile.saferGambling?.promotionFree;

  it.each([
    ['an alias of the member’s address', 'zoe@demo.test', 'zoe+x@demo.test'],
    ['two addresses that begin with a plus', '+one.zoe@demo.test', '+two.zoe@demo.test'],
  ])('ends no promotion-free mode: %s', async (_, victim, attacker) => {
    const [theirs, login] = [new Login(store, victim), new Login(store, attacker)];
    await theirs.mode('on');
    await login.endMode();
    expect(modeOf(theirs)).toMatchObject({ offFrom: null });
  });

  it('ends no mode after joining with an alias, and sees no reason for a block', async () => {
    const victim = await newMember(store);
    await victim.login.mode('on');
    const login = new Login(store, victim.person.email.replace('@', '+x@'));
    await login.register(newPerson(), 9);
    await login.endMode();
    expect(modeOf(victim.login)).toMatchObject({ offFrom: null });
    suspend(store, victim.record);
    login.later(2 * DAYS);
    expect(await login.access()).toBe('held');
  });
});

const DONE = { success: true };
