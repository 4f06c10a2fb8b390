import { expect, it, vi } from 'vitest';
import type { Consent } from '../../contract/consents.ts';
import type { Member } from '../../contract/member.ts';
import type { UserProfile } from '../../contract/profile.ts';
import type { MemberService } from '../ports/memberService.ts';
import type { Person } from '../ports/persons.ts';
import { withdrawElsewhere } from './withdrawal.ts';

const NO: Consent = {
  topic: 'casino-email',
  given: false,
  wording: 'E-mail',
  at: '2026-11-28T20:00:00Z',
};
const caller = {
  profile: {
    memberships: [6, 9].map((location) => ({
      location,
      customerNumber: '1',
      crmId: `crm-${location}`,
    })),
  } as unknown as UserProfile,
  person: { records: { 'crm-6': {}, 'crm-12': {} } } as unknown as Person,
};

it('§6.14 a no that one record does not take over reaches the others', async () => {
  const updateMember = vi.fn<MemberService['updateMember']>(async (crmId) => {
    if (crmId === 'crm-9') throw new Error('The casino’s system is down.');
    return { home_casino: 12 } as Member;
  });
  const outcomes = await withdrawElsewhere([NO, { ...NO, given: true }], 'crm-6', caller, {
    updateMember,
  });
  expect(outcomes).toEqual([
    { crmId: 'crm-9', casino: 9, saved: false },
    { crmId: 'crm-12', casino: 12, saved: true },
  ]);
  expect(updateMember.mock.calls).toEqual([
    ['crm-9', { consents: [NO] }],
    ['crm-12', { consents: [NO] }],
  ]);
});
