import { inUtc } from '../../src/contract/rules/calendar.ts';
import type { MemberTraits } from '../../src/domain/ports/memberService.ts';
import { FIRST_NAMES, SURNAMES } from './names.ts';

/** Numbers from 0 to 1, the same ones for the same seed. */
type Random = () => number;

/** The ages of members: 18 to 90 years on the first day of the population. */
const FIRST_BIRTH = inUtc('1936-11-24');
const BIRTHS = inUtc('2008-11-23').diff(FIRST_BIRTH, 'day');
const birthsByNumber = new Map<number, string>();

/** The share of people whose documents have 1 January because their date of birth is unknown. */
const BORN_IN_JANUARY = 0.005;

/** The member with this number: always the same one. */
export function memberOf(seed: number, index: number): MemberTraits {
  const random = randomOf(seed, index);
  return {
    email: `member-${seed}-${index}@demo.test`,
    firstName: firstName(random),
    lastName: SURNAMES(random()),
    dateOfBirth: birth(random),
    mobile: mobile(random),
    personId: null,
  };
}

/** The shares of newcomers who are related to a member. */
const RELATIVES = [
  { share: 0.08, relate: partner },
  { share: 0.02, relate: sibling },
  { share: 0.001, relate: twin },
  { share: 0.02, relate: child },
] as const;

/** A person who joins, related to one of the members or to none of them. */
export function newcomerOf(seed: number, index: number, members: number): MemberTraits {
  const random = randomOf(seed, members + index);
  const own = memberOf(seed, members + index);
  let chance = random();
  for (const { share, relate } of RELATIVES) {
    if (chance < share) {
      const relative = memberOf(seed, Math.floor(random() * members));
      return { ...own, ...relate(relative, random) };
    }
    chance -= share;
  }
  return own;
}

type Shared = Partial<MemberTraits>;

function partner({ lastName, mobile: number, dateOfBirth }: MemberTraits, random: Random): Shared {
  const months = Math.round((random() - 0.5) * 144);
  const days = Math.round(random() * 30);
  return {
    ...(random() < 0.7 && { lastName }),
    ...(random() < 0.1 && { mobile: number }),
    dateOfBirth: inUtc(dateOfBirth).add(months, 'month').add(days, 'day').format('YYYY-MM-DD'),
  };
}

function sibling({ lastName }: MemberTraits): Shared {
  return { lastName };
}

function twin({ lastName, dateOfBirth, mobile: number }: MemberTraits, random: Random): Shared {
  return { lastName, dateOfBirth, ...(random() < 0.1 && { mobile: number }) };
}

function child({ lastName, firstName: parent, mobile: number }: MemberTraits, random: Random) {
  return {
    lastName,
    ...(random() < 0.05 && { firstName: parent }),
    ...(random() < 0.1 && { mobile: number }),
  };
}

function firstName(random: Random): string {
  const name = FIRST_NAMES(random());
  return random() < 0.05 ? `${name} ${FIRST_NAMES(random())}` : name;
}

function birth(random: Random): string {
  // Fewer members are old.
  const days = Math.floor((1 - random() ** 1.3) * BIRTHS);
  const known = birthsByNumber.get(days) ?? FIRST_BIRTH.add(days, 'day').format('YYYY-MM-DD');
  birthsByNumber.set(days, known);
  return random() < BORN_IN_JANUARY ? inUtc(known).startOf('year').format('YYYY-MM-DD') : known;
}

/** One of 200 million numbers. */
function mobile(random: Random): string {
  const prefix = random() < 0.5 ? '74' : '75';
  return `+44${prefix}${String(Math.floor(random() * 100_000_000)).padStart(8, '0')}`;
}

/** The generator mulberry32, started anew for each person. */
function randomOf(seed: number, index: number): Random {
  let state = Math.imul(seed ^ 0x9e3779b9, 0x85ebca6b) ^ Math.imul(index + 1, 0xc2b2ae35);
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
}
