import type { Firestore } from 'firebase-admin/firestore';
import * as z from 'zod/mini';
import { memberSchema } from '../../../contract/member.ts';
import { daySchema } from '../../../contract/schemas.ts';
import { heldKeys, TOO_MANY_RECORDS } from '../../../domain/persons/memberKeys.ts';
import type { KeyedMember, MemberTraits } from '../../../domain/ports/memberService.ts';
import { fromDocument } from '../document.ts';
import { findByAnyOf } from '../findByAnyOf.ts';
import { memberSnapshots } from './memberSnapshots.ts';

const { email, phone_mobile, tierPoints, rewardPoints, loyalty_points } = memberSchema.shape;
const { home_casino, loyalty_points_end_date, pwa_content } = memberSchema.shape;
const { NewsFeed, OnlineGamingCTAContent } = pwa_content.shape;

/** A field that may be missing or null in a record. */
function orElse<S extends z.ZodMiniType>(schema: S, otherwise: z.output<S>) {
  return z.pipe(
    z.nullish(schema),
    z.transform((value) => value ?? otherwise),
  );
}

/**
 * A stored member record. The identifying fields and the registration stay on the server. Real records lack
 * optional fields; the fields that decide identity and access are required.
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
  /** Empty if unknown: then the membership cannot be linked. */
  date_of_birth: orElse(daySchema, ''),
  /** All keys of the record: see `heldKeys` in `domain/persons/memberKeys.ts`. */
  person_keys: z.array(z.string()).check(z.minLength(1)),
  /** The group's id of the person, if the support desk has verified the identity. */
  person_id: z.optional(z.nullable(z.string())),
  registered: z.optional(z.unknown()),
  /** For a member with a statement of points: the day from which the points of the record are out of date. */
  points_due_on: z.optional(z.nullable(daySchema)),
});

/** The records with any of these keys. */
export async function findByPersonKeys(
  database: Firestore,
  keys: readonly string[],
): Promise<readonly KeyedMember[]> {
  const sought = { field: 'person_keys', values: keys };
  const found = await findByAnyOf(database.collection('members'), sought, TOO_MANY_RECORDS);
  return found.map((each) => toKeyedMember(each.data()));
}

/** These records of `members/{crmId}`, without unknown ids. */
export async function findKeyedMembers(
  database: Firestore,
  crmIds: readonly string[],
): Promise<readonly KeyedMember[]> {
  const snapshots = await memberSnapshots(database, crmIds, new Date());
  return snapshots.map((snapshot) => toKeyedMember(snapshot.data()));
}

/** Parses a stored record into its parts. */
export function toKeyedMember(data: unknown): KeyedMember {
  const { date_of_birth, registered, person_keys, person_id, points_due_on, ...member } =
    fromDocument(storedMemberSchema, data);
  const traits: MemberTraits = {
    email: member.email,
    firstName: member.first_name,
    lastName: member.last_name,
    dateOfBirth: date_of_birth,
    mobile: member.phone_mobile,
    personId: person_id ?? null,
  };
  // The stored keys may have an earlier form.
  return { member, traits, keys: [...new Set([...heldKeys(traits), ...person_keys])] };
}
