import { MATCHES, type Match, matchForKey } from '../../src/domain/persons/matches.ts';
import { heldKeys, keysToSeek } from '../../src/domain/persons/memberKeys.ts';
import type { MemberTraits } from '../../src/domain/ports/memberService.ts';

/**
 * The surest match of a person with a record.
 * @param email the verified address of the person's login; by default that of their traits
 */
export function matchBetween(
  sought: MemberTraits,
  held: MemberTraits,
  email = sought.email,
): Match {
  const login = heldKeys({ ...NOBODY, email });
  return surest([...login, ...keysToSeek(sought)], heldKeys(held));
}

/** The surest match of any common key. */
export function surest(sought: readonly string[], held: readonly string[]): Match {
  const matches = sought.filter((key) => held.includes(key)).map(matchForKey);
  return MATCHES.find((match) => matches.includes(match)) ?? 'none';
}

const NOBODY: MemberTraits = {
  email: '',
  firstName: '',
  lastName: '',
  dateOfBirth: '',
  mobile: '',
  personId: null,
};
