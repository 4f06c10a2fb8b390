import type { OwnCasino, ProfileMember, ProfileState } from './Profile.types.ts';

export const profileMember: ProfileMember = {
  name: 'Jack Sample',
  email: 'jack@example.test',
  mobile: '+447700900203',
  membershipNumber: '100203',
  tier: 'jack',
  homeCasino: 'The Tidewater, Brighton',
};

type ReadyProfile = Extract<ProfileState, { status: 'ready' }>;

export const readyProfile: ReadyProfile = {
  status: 'ready',
  member: profileMember,
  change: { status: 'none' },
  casinos: [],
  choice: { status: 'none' },
  editable: true,
};

/** The profile with these changes. */
export const profile = (changes: Partial<ReadyProfile>): ReadyProfile => ({
  ...readyProfile,
  ...changes,
});

/** The longest texts: the layout must not cut or overflow them. */
export const longProfile: ProfileMember = {
  ...profileMember,
  name: 'Wilhelmina-Alexandrina Sample-Featherstonehaugh-Cholmondeley',
  email: 'wilhelmina-alexandrina.sample-featherstonehaugh-cholmondeley@example.test',
  mobile: '',
  homeCasino: 'The Grand Assembly Rooms and Winter Gardens, Llanfairpwllgwyngyll',
};

const casino = (id: string, name: string, membershipNumber: string): OwnCasino => ({
  id,
  name,
  membershipNumber,
  isOpen: false,
  closed: null,
});

/** The memberships of a member of three casinos. */
export const ownCasinos: readonly OwnCasino[] = [
  { ...casino('crm-1', 'The Tidewater, Brighton', '100203'), isOpen: true },
  casino('crm-2', 'Lantern House, Glasgow', '100412'),
  { ...casino('crm-3', 'The Orrery, London', '100618'), closed: 'gone' },
];
