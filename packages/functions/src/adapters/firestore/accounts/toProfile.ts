import * as z from 'zod/mini';
import { gameOptInSchema, type UserProfile, userProfileSchema } from '../../../contract/profile.ts';
import { fromDocument } from '../document.ts';

/**
 * A `users/{uid}` document as a profile. The member's browser writes the opt-ins itself, so entries that do
 * not match the schema are ignored. Throws if anything else does not match.
 */
export function toProfile(data: unknown): UserProfile {
  const { gameOptin, ...rest } = (data ?? {}) as { readonly gameOptin?: unknown };
  const optIns = Array.isArray(gameOptin) ? gameOptin : [];
  const understood = optIns.filter((each) => z.safeParse(gameOptInSchema, each).success);
  return fromDocument(userProfileSchema, { ...rest, gameOptin: understood });
}
