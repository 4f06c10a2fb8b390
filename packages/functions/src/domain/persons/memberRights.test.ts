import { describe, expect, it } from 'vitest';
import { memoryBackend } from '../../../testing/memory/memoryBackend.ts';
import {
  addRecord,
  Login,
  newMember,
  newPerson,
  type Person,
  recordOf,
  suspend,
} from '../../../testing/memory/memoryPeople.ts';
import { change, type MemberRecord } from '../../../testing/memory/memoryStore.ts';
import { addVoucher } from '../../../testing/memory/memoryTill.ts';

// The effects of the rules against starting again on honest members.

const store = memoryBackend();
const HELD = expect.stringMatching(/cannot do this online.*support/);
const TEMPORARY = 34;

const checked = ({ id }: MemberRecord) =>
  change(store.members, id, { person_id: 'checked-at-reception' });

describe('§6 an honest member keeps their rights', () => {
  it('after deleting a login by mistake: membership and vouchers are back', async () => {
    const { record, login } = await newMember(store);
    const { id } = addVoucher(store, record);
    const again = await login.startAgain();
    expect(await again.link(record)).toBe('done');
    const own = { location: 6, crmId: record.id };
    const { records } = await again.call('vouchers-getAllVouchers', own);
    expect(records).toMatchObject([{ id, status: 'available' }]);
  });

  it('after changing the address at reception: the new login links the membership', async () => {
    const { person, record, login } = await newMember(store);
    const moved = { ...person, email: 'moved@demo.test' };
    change(store.members, record.id, recordOf(moved));
    const elsewhere = new Login(store, moved.email);
    expect(await elsewhere.link(record)).toMatch(/linked to another login/);
    await login.leave();
    expect(await elsewhere.link(record)).toBe('done');
  });

  it('by the suspension of somebody else, such as a twin: `honestMembers.test.ts` has the others', async () => {
    const twin = newPerson();
    addRecord(store, twin, { suspended: true });
    const login = new Login(store, 'honest@demo.test');
    const person = { ...twin, firstName: 'Ada', mobile: '07700 900 998' };
    expect(await login.register(person)).toBe('done');
    expect(await login.access()).toBe('open');
  });

  const SEPARATED: readonly (readonly [
    string,
    (other: Person) => Person,
    Partial<MemberRecord>,
  ])[] = [
    [
      'a twin’s suspension on a shared telephone',
      (twin) => ({ ...twin, firstName: 'Ada', email: 'twin@demo.test' }),
      {},
    ],
    [
      'the suspension of another person, whose alias resembles the address',
      ({ email }) => ({ ...newPerson(), email: email.replace('+x@', '@') }),
      { person_id: 'checked-stranger' },
    ],
  ];
  it.each(SEPARATED)(
    'despite %s, after the support desk has separated them',
    async (_, similar, own) => {
      const other = { ...newPerson(), email: 'corp+x@demo.test' };
      addRecord(store, other, { suspended: true, ...own });
      const person = similar(other);
      const login = new Login(store, person.email);
      expect(await login.register(person)).toEqual(HELD);
      const record = addRecord(store, person);
      expect(await login.link(record)).toEqual(HELD);
      checked(record);
      expect(await login.link(record)).toBe('done');
      expect(await login.access()).toBe('open');
    },
  );

  it('as a twin with the same telephone, when the other one is suspended later', async () => {
    const twin = await newMember(store);
    const login = new Login(store, 'twin@demo.test');
    await login.register({ ...twin.person, firstName: 'Ada' });
    suspend(store, twin.record);
    login.later(48);
    expect(await login.access()).toBe('open');
  });

  it('after a change of name by marriage: the membership stays linkable', async () => {
    const { record, login } = await newMember(store);
    change(store.members, record.id, { last_name: 'Married' });
    expect(await (await login.startAgain()).link(record)).toBe('done');
  });

  it('§4.54 as a temporary guest who becomes a full member with a new record', async () => {
    const person = newPerson();
    addRecord(store, person, { membership_type_id: TEMPORARY });
    const login = new Login(store, person.email);
    expect(await login.link(addRecord(store, person))).toBe('done');
    expect(await login.access()).toBe('open');
  });

  it('§4.54 as a guest whose linked record became temporary, and was replaced after the login was deleted', async () => {
    const { person, record, login } = await newMember(store);
    change(store.members, record.id, { membership_type_id: TEMPORARY });
    const again = await login.startAgain();
    const full = addRecord(store, person);
    store.members.delete(record.id);
    expect(await again.link(full)).toBe('done');
  });

  it.each([
    ['deletes', (crmId: string) => store.members.delete(crmId)],
    [
      'makes temporary',
      (crmId: string) => change(store.members, crmId, { membership_type_id: TEMPORARY }),
    ],
  ])('§4.54 when the group %s the linked record, and adds another', async (_, replace) => {
    const { person, record, login } = await newMember(store);
    const lantern = addRecord(store, person, { home_casino: 9 });
    const next = addRecord(store, person);
    expect(await login.link(lantern)).toBe('done');
    expect(await login.call('members-getMember', { location: 9 })).toMatchObject({ success: true });
    replace(record.id);
    expect(await login.link(next)).toBe('done');
    expect(login.profile.memberships).toMatchObject([{ crmId: next.id }, { crmId: lantern.id }]);
    expect(store.links.get(record.id)).toMatchObject({ uid: null, removeAt: expect.anything() });
    expect(await login.call('members-getMember', { location: 6 })).toMatchObject({ success: true });
  });

  it('when the group deletes the only record: they can join again', async () => {
    const { person, record, login } = await newMember(store);
    store.members.delete(record.id);
    expect(await login.register(person)).toBe('done');
    expect(await login.access()).toBe('open');
  });
});
