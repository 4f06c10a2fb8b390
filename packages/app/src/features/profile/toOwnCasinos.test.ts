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
      { id: 'crm-49', name: 'Harbour', membershipNumber: '100049', standing: 'open' },
      { id: 'crm-2', name: 'Casino 9', membershipNumber: '100412', standing: 'other' },
    ]);
  });

  it.each([
    ['a home casino that has changed since the linking', 12, { name: 'Casino 12' }],
    ['no home casino', null, { name: 'Casino 9', standing: 'other' }],
    ['a record that is gone', 'gone', { name: 'Casino 9', standing: 'gone' }],
    ['a casino that the group does not list', 21, { name: null }],
  ] as const)('%s', (_, home, shown) => {
    expect(toOwnCasinos(twice, { 'crm-2': home })[1]).toMatchObject(shown);
  });

  it('have no names without a casino', () => {
    expect(toOwnCasinos({ ...twice, venue: null }, {})).toMatchObject([
      { name: null },
      { name: null },
    ]);
  });
});
