import type { MemberRecord } from '../../contract/http/members.ts';
import type { Member } from '../../contract/member.ts';
import type { Registration } from '../../domain/ports/memberService.ts';

/** A new member of a group's service. */
export const member: Member = {
  id: 'crm-1',
  customer_number: '100201',
  first_name: 'Zoë',
  last_name: 'Sample',
  email: 'zoe@demo.test',
  phone_mobile: '+447700900123',
  suspended: false,
  membership_type_id: 49,
  membership_type_Name: 'Jack',
  home_casino: 6,
  tierPoints: 0,
  rewardPoints: 0,
  loyalty_points: 0,
  loyalty_points_end_date: null,
  pwa_content: { NewsFeed: [], OnlineGamingCTAContent: [] },
};
export const record: MemberRecord = {
  member,
  dateOfBirth: '1990-02-28',
  personId: null,
  former: [],
};
export const membership = { location: 6, customerNumber: '100201', crmId: 'crm-1' };

/** The registration that added the member. */
export const registration: Registration = {
  submissionId: 's-1',
  values: {
    title: 'Ms',
    firstName: 'Zoë',
    lastName: 'Sample',
    dob: '1990-02-28',
    email: 'zoe@demo.test',
    gender: 'female',
    mobile: '+447700900123',
    consents: { over18: true, terms: true, marketing: [] },
    location: 6,
  },
  customerNumber: null,
  language: 'en-GB',
  at: new Date(0),
};
