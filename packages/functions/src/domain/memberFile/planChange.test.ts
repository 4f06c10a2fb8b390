import { describe, expect, it } from 'vitest';
import { heldKeys, MAX_KEYS } from '../persons/memberKeys.ts';
import type { RowFields } from './memberRow.ts';
import { planChange, recordTraits, type StoredFields } from './planChange.ts';

const ROW: RowFields = {
  customer_number: 'M100',
  first_name: 'Zoe',
  last_name: 'Sample',
  home_casino: 6,
  email: 'zoe@demo.test',
  phone_mobile: '+447700900123',
  date_of_birth: '1984-06-15',
  tierPoints: 120,
};

function created(row: RowFields = ROW): StoredFields {
  const change = planChange(row, null);
  if (change.kind !== 'create') throw new Error(change.kind);
  return change.record;
}

describe('planChange', () => {
  it('creates a record with an id of its number, its keys, and defaults for other fields', () => {
    expect(created()).toEqual({
      ...ROW,
      id: 'crm-M100',
      suspended: false,
      membership_type_id: 49,
      membership_type_Name: 'Jack',
      rewardPoints: 0,
      loyalty_points: 0,
      loyalty_points_end_date: null,
      person_keys: heldKeys(recordTraits(ROW)),
      pwa_content: { NewsFeed: [], OnlineGamingCTAContent: [] },
    });
  });

  it('changes nothing if the record has the values of the row', () => {
    expect(planChange(ROW, created())).toEqual({ kind: 'unchanged' });
  });

  it('changes the fields that the file owns, and no others', () => {
    const stored = { ...created(), consents: ['kept'], interests: ['poker'], rewardPoints: 70 };
    expect(planChange({ ...ROW, tierPoints: 500, suspended: true }, stored)).toEqual({
      kind: 'update',
      changes: { tierPoints: 500, suspended: true },
    });
  });

  it('keeps the telephone number of a member who has one', () => {
    const stored = created({ ...ROW, phone_mobile: '+447700900999' });
    expect(planChange(ROW, stored)).toEqual({ kind: 'unchanged' });
  });

  it('adds a telephone number to a record without one', () => {
    const stored = { ...created(), phone_mobile: null };
    expect(planChange(ROW, stored)).toMatchObject({
      kind: 'update',
      changes: { phone_mobile: ROW.phone_mobile },
    });
  });

  it('keeps the keys of an earlier address', () => {
    const change = planChange({ ...ROW, email: 'new@demo.test' }, created());
    expect(change).toMatchObject({
      kind: 'update',
      changes: {
        email: 'new@demo.test',
        person_keys: expect.arrayContaining(['mailbox:zoe@demo.test', 'mailbox:new@demo.test']),
      },
    });
  });

  it('adds the keys of the current form to a record without changes', () => {
    const person_keys = ['mailbox:zoe@demo.test', 'name+birth:sample zoe|1984-06-15'];
    const keys = [...heldKeys(recordTraits(ROW)), 'name+birth:sample zoe|1984-06-15'];
    expect(planChange(ROW, { ...created(), person_keys })).toEqual({
      kind: 'update',
      changes: { person_keys: keys },
    });
    expect(planChange(ROW, { ...created(), person_keys: keys })).toEqual({ kind: 'unchanged' });
  });

  it('accepts a change of a record with keys of an earlier form', () => {
    const person_keys = ['name+birth:sample zoe|1984-06-15'];
    const row = { ...ROW, email: 'new@demo.test' };
    expect(planChange(row, { ...created(), person_keys })).toMatchObject({ kind: 'update' });
  });

  it('refuses a number whose record is another person’s', () => {
    const other = {
      ...ROW,
      first_name: 'Max',
      email: 'max@demo.test',
      date_of_birth: '1970-01-01',
    };
    expect(planChange(other, created())).toMatchObject({
      kind: 'refuse',
      problem: { column: 'customer_number' },
    });
  });

  it.each([
    ['a new address', { email: 'new@demo.test' }],
    ['a corrected date of birth', { date_of_birth: '1984-06-16' }],
    ['a new last name and address', { last_name: 'Married', email: 'new@demo.test' }],
  ])('accepts %s of the same person', (_, changes) => {
    expect(planChange({ ...ROW, ...changes }, created()).kind).toBe('update');
  });

  it('accepts a change of a record that nothing identifies', () => {
    const row = { customer_number: 'M100', first_name: 'Zoe', last_name: 'Sample', home_casino: 6 };
    const stored = { ...row, tierPoints: 0, person_keys: [] };
    expect(planChange({ ...row, tierPoints: 500 }, stored)).toEqual({
      kind: 'update',
      changes: { tierPoints: 500 },
    });
  });

  it('stores the keys of the row first, and no more than a record may have', () => {
    const person_keys = Array.from(
      { length: MAX_KEYS },
      (_, index) => `mailbox:${index}@demo.test`,
    );
    const stored = { ...created(), person_keys: ['mailbox:zoe@demo.test', ...person_keys] };
    const change = planChange({ ...ROW, email: 'new@demo.test' }, stored);
    if (change.kind !== 'update') throw new Error(change.kind);
    const keys = change.changes.person_keys;
    expect(keys).toHaveLength(MAX_KEYS);
    expect(keys).toEqual(
      expect.arrayContaining(heldKeys(recordTraits({ ...ROW, email: 'new@demo.test' }))),
    );
  });

  it('compares the identifying fields of a record', () => {
    expect(recordTraits({ ...ROW, person_id: 'desk-1' })).toEqual({
      email: 'zoe@demo.test',
      firstName: 'Zoe',
      lastName: 'Sample',
      dateOfBirth: '1984-06-15',
      mobile: '+447700900123',
      personId: 'desk-1',
    });
  });

  it('refuses a new member who cannot be recognised', () => {
    const row = { customer_number: 'M100', first_name: 'Zoe', last_name: 'Sample', home_casino: 6 };
    expect(planChange(row, null)).toMatchObject({ kind: 'refuse', problem: { column: null } });
  });
});
