import type { StaffClaim } from '../../src/contract/till/staff.ts';
import { hashPin } from '../../src/domain/till/devices.ts';
import type { Account } from '../auth/accounts.ts';
import { DEMO_PASSWORD } from './people.ts';

/** The PIN of each member of staff. */
export const DEMO_PIN = '246810';

/** `LINK_KEY` of this machine. */
export const DEMO_LINK_KEY = 'this machine alone, for links';

/** A login of the till. */
interface SeedStaff extends StaffClaim {
  readonly uid: string;
  readonly email: string;
  readonly name: string;
  /** The explanation in the list that the start prints. */
  readonly note: string;
}

const VENUES = [6, 9, 12, 21];

/** The staff of the demo's casinos. */
export const STAFF: readonly [SeedStaff, ...SeedStaff[]] = [
  {
    uid: 'demo-manager',
    email: 'manager@demo.test',
    name: 'Demo Manager',
    role: 'manager',
    venueIds: VENUES,
    note: 'manager of all casinos: sets up devices, sees a day, takes redemptions back',
  },
  {
    uid: 'demo-till',
    email: 'till@demo.test',
    name: 'Demo Till',
    role: 'till',
    venueIds: VENUES,
    note: 'redeems vouchers at all casinos',
  },
];

export function staffAccount({ uid, email, role, venueIds }: SeedStaff): Account {
  return {
    localId: uid,
    email,
    emailVerified: true,
    disabled: false,
    rawPassword: DEMO_PASSWORD,
    customAttributes: JSON.stringify({ staff: { role, venueIds } }),
  };
}

/** The document `staff/{uid}`. */
export function staffDocument({ uid, name, role, venueIds }: SeedStaff) {
  return { uid, name, role, venueIds, pinHash: hashPin(uid, DEMO_PIN, DEMO_LINK_KEY) };
}
