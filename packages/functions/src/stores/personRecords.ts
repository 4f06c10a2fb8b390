import type { Firestore } from 'firebase-admin/firestore';
import * as z from 'zod/mini';
import { type Member, memberSchema } from '../contract/index.ts';
import { daySchema } from '../contract/schemas.ts';
import { type PersonTraits, TOO_MANY_RECORDS } from '../domain/persons/personKeys.ts';
import { findByAnyOf } from './anyOf.ts';
import { fromDocument } from './document.ts';

const { email, phone_mobile, tierPoints, rewardPoints, loyalty_points } = memberSchema.shape;
const { home_casino, loyalty_points_end_date, pwa_content } = memberSchema.shape;
const { NewsFeed, OnlineGamingCTAContent } = pwa_content.shape;

/** A field that a record may lack, or have as null. */
function orElse<S extends z.ZodMiniType>(schema: S, otherwise: z.output<S>) {
  return z.pipe(
    z.nullish(schema),
    z.transform((value) => value ?? otherwise),
  );
}

/**
 * A member as the service keeps them: what proves who they are, and how they joined, stays on the server. Real
 * records lack what nobody has given yet; what decides who somebody is, and whether they may come in, they have.
 */
const storedMemberSchema = z.extend(memberSchema, {
  email: orElse(email, ''),
  phone_mobile: orElse(phone_mobile, ''),
  home_casino: orElse(home_casino, null),
  tierPoints: orElse(tierPoints, 0),
  rewardPoints: orElse(rewardPoints, 0),
  loyalty_points: orElse(loyalty_points, 0),
  loyalty_points_end_date: orElse(loyalty_points_end_date, null),
  pwa_content: orElse(
    z.strictObject({
      NewsFeed: orElse(NewsFeed, []),
      OnlineGamingCTAContent: orElse(OnlineGamingCTAContent, []),
    }),
    { NewsFeed: [], OnlineGamingCTAContent: [] },
  ),
  /** Empty where it is not known: no membership is linked by it. */
  date_of_birth: orElse(daySchema, ''),
  /** All keys under which the record is found: see `heldKeys` in `domain/persons/personKeys.ts`. */
  person_keys: z.array(z.string()).check(z.minLength(1)),
  /** The group's own name for the person, where the support desk has checked who they are. */
  person_id: z.optional(z.nullable(z.string())),
  registered: z.optional(z.unknown()),
});

/** A member, with what tells who they are. */
export interface PersonRecord {
  readonly member: Member;
  readonly traits: PersonTraits;
  /** Every key it is found under, those of earlier names and numbers included. */
  readonly keys: readonly string[];
}

/** The records that are found under any of these keys. */
export async function findByPersonKeys(
  database: Firestore,
  keys: readonly string[],
): Promise<readonly PersonRecord[]> {
  const sought = { field: 'person_keys', values: keys };
  const found = await findByAnyOf(database.collection('members'), sought, TOO_MANY_RECORDS);
  return found.map((each) => toPersonRecord(each.data()));
}

/** These records of `members/{crmId}`; ids that nobody knows are left out. */
export async function findPersonRecords(
  database: Firestore,
  crmIds: readonly string[],
): Promise<readonly PersonRecord[]> {
  if (crmIds.length === 0) return [];
  const members = database.collection('members');
  const snapshots = await database.getAll(...crmIds.map((crmId) => members.doc(crmId)));
  return snapshots
    .filter(({ exists }) => exists)
    .map((snapshot) => toPersonRecord(snapshot.data()));
}

/** A record as it is kept, taken apart. */
export function toPersonRecord(data: unknown): PersonRecord {
  const { date_of_birth, registered, person_keys, person_id, ...member } = fromDocument(
    storedMemberSchema,
    data,
  );
  return {
    member,
    traits: {
      email: member.email,
      firstName: member.first_name,
      lastName: member.last_name,
      dateOfBirth: date_of_birth,
      mobile: member.phone_mobile,
      personId: person_id ?? null,
    },
    keys: person_keys,
  };
}
