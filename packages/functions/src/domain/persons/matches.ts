/**
 * How two records, logins or persons are related, from the surest match to none.
 *
 * - `exact`: the same address letter for letter, or the same identity verified by the support desk
 * - `mailbox`: the same mailbox in normal form, which on hosts without aliases is another person
 * - `certain`: the same first name with two of surname, date of birth and mobile number
 * - `doubtful`: the same, but the date of birth is partly different, as if it were mistyped
 * - `relative`: may be a twin, a parent or a partner: the first name or the date of birth is different
 */
export const MATCHES = ['exact', 'mailbox', 'certain', 'doubtful', 'relative', 'none'] as const;
export type Match = (typeof MATCHES)[number];

/**
 * The consequences of a match, each with the weakest match that has it. A similarity restricts: what blocks
 * or limits also follows a doubtful match. Only an exact match permits: it ends a protection, gives a right
 * or discloses a reason. A relative is never blocked, limited or shown anything while they are a member.
 */
export const CONSEQUENCES = {
  /** A block prevents joining and linking, until the support desk has checked the person. */
  joining: 'relative',
  /** A block prevents every call of a member. */
  access: 'doubtful',
  /** The turn of a day is used up. */
  turn: 'doubtful',
  /** Promotion-free mode and reality check are copied when the other joins or links, and later the mode as it begins. */
  settings: 'doubtful',
  /** A released membership, or a row of a file of members, is theirs. Their address is checked as well. */
  ownership: 'certain',
  /** The limits of e-mails and calls are shared. `toMailbox` is what they count. */
  limits: 'mailbox',
  /** The reason for a block may be disclosed to the caller. */
  disclosure: 'exact',
  /** The logins are one person: the settings are shared, and each login can end a protection. */
  merging: 'exact',
} as const satisfies Readonly<Record<string, Exclude<Match, 'none'>>>;
export type Consequence = keyof typeof CONSEQUENCES;

/** The kinds of keys, each with the match of two records that share such a key. */
const KINDS = {
  address: 'exact',
  person: 'exact',
  mailbox: 'mailbox',
  'name+birth': 'certain',
  'mobile+first+birth': 'certain',
  'mobile+first+year': 'doubtful',
  'mobile+first+day': 'doubtful',
  'mobile+birth': 'relative',
  'mobile+name': 'relative',
  'mobile+last+near': 'relative',
  'initial+last+birth': 'relative',
} as const satisfies Readonly<Record<string, Match>>;
export type KeyKind = keyof typeof KINDS;
export const KEY_KINDS = Object.keys(KINDS) as readonly KeyKind[];

/** A key of some kind. */
export function matchKey(kind: KeyKind, ...values: readonly string[]): string {
  return `${kind}:${values.join('|')}`;
}

/** The match of two records that share this key. */
export function matchForKey(key: string): Match {
  const kind = key.slice(0, Math.max(key.indexOf(':'), 0));
  return Object.hasOwn(KINDS, kind) ? KINDS[kind as KeyKind] : 'none';
}

/** True if a match is close enough for a consequence. */
export function isEnoughFor(consequence: Consequence, match: Match): boolean {
  return MATCHES.indexOf(match) <= MATCHES.indexOf(CONSEQUENCES[consequence]);
}

/** The keys that are enough for a consequence. */
export function keysFor(consequence: Consequence, keys: readonly string[]): readonly string[] {
  return keys.filter((key) => isEnoughFor(consequence, matchForKey(key)));
}
