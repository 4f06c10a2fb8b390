import { describe, expect, it } from 'vitest';
import { data, membership, venue } from '../../session/state/session.fixtures.ts';
import { toOwnCasinos } from './toOwnCasinos.ts';

const second = { location: 9, customerNumber: '100412', crmId: 'crm-2' };
const others = [9, 12].map((id) => ({ ...venue, id, pagetitle: `Casino ${id}` }));
const twice = {
  ...data,
  memberships: [membership, second],
  venue: { ...venue, otherVenues: others },
};

describe('§3 the casinos of a member', () => {
  it('are none for a member with one membership', () => {
    expect(toOwnCasinos(data, {})).toEqual([]);
  });

  it('are all linked ones, with the one that the app opens with', () => {
    expect(toOwnCasinos(twice, {})).toEqual([
      { id: 'crm-49', name: 'Harbour', membershipNumber: '100049', isOpen: true, closed: null },
      { id: 'crm-2', name: 'Casino 9', membershipNumber: '100412', isOpen: false, closed: null },
    ]);
  });

  it.each([
    ['a home casino that has changed since the linking', 12, null, 'Casino 12'],
    ['no home casino', null, null, 'Casino 9'],
    ['a record that is gone', null, 'gone', 'Casino 9'],
    ['§4 a record with a block', 12, 'update-required', 'Casino 12'],
    ['a casino that the group does not list', 21, null, null],
  ] as const)('%s', (_, home_casino, closed, name) => {
    const records = { 'crm-2': { home_casino, closed } };
    expect(toOwnCasinos(twice, records)[1]).toMatchObject({ name, isOpen: false, closed });
  });

  it('have no names without a casino', () => {
    expect(toOwnCasinos({ ...twice, venue: null }, {})).toMatchObject([
      { name: null },
      { name: null },
    ]);
  });
});
