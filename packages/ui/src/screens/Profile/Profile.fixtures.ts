import type { OwnCasino, ProfileMember, ProfileState } from './Profile.types.ts';

export const profileMember: ProfileMember = {
  name: 'Violet Example',
  email: 'violet@example.test',
  mobile: '+447700900203',
  membershipNumber: '100203',
  tier: 'queen-of-spades',
  homeCasino: 'The Tidewater, Brighton',
};

export const readyProfile: Extract<ProfileState, { status: 'ready' }> = {
  status: 'ready',
  member: profileMember,
  change: { status: 'none' },
  casinos: [],
  choice: { status: 'none' },
  editable: true,
};

/** The longest texts: the layout must not cut or overflow them. */
export const longProfile: ProfileMember = {
  ...profileMember,
  name: 'Wilhelmina-Alexandrina Sample-Featherstonehaugh-Cholmondeley',
  email: 'wilhelmina-alexandrina.sample-featherstonehaugh-cholmondeley@example.test',
  mobile: '',
  homeCasino: 'The Grand Assembly Rooms and Winter Gardens, Llanfairpwllgwyngyll',
};

/** The memberships of a member of three casinos. */
export const ownCasinos: readonly OwnCasino[] = [
  {
    id: 'crm-1',
    name: 'The Tidewater, Brighton',
    membershipNumber: '100203',
    isOpen: true,
    closed: null,
  },
  {
    id: 'crm-2',
    name: 'Lantern House, Glasgow',
    membershipNumber: '100412',
    isOpen: false,
    closed: null,
  },
  {
    id: 'crm-3',
    name: 'The Orrery, London',
    membershipNumber: '100618',
    isOpen: false,
    closed: 'gone',
  },
];
