import type { CallableName } from '@casino/functions/contract/catalogue/callableTypes.ts';
import fc from 'fast-check';
import { sampleReplies } from '../sampleReplies.ts';
import { FAULTS, WEAK_SIGNALS } from './group.ts';
import {
  breakCall,
  CHANGES,
  type Change,
  happen,
  MEMBERSHIP_CHANGES,
  mend,
  pass,
  pocket,
  reconnect,
  signal,
  weakSignal,
} from './groupSteps.ts';
import { back, logIn, logOut, openLink, pressButton } from './memberSteps.ts';
import type { Evening } from './step.ts';
import { play, reload } from './wheelSteps.ts';

/** The callables that most pages show, and that an evening breaks most. */
const CENTRAL: readonly CallableName[] = [
  'members-getMember',
  'vouchers-getAllVouchers',
  'promotions-getPromotions',
  'promotions-spinTheWheel',
];

/** The callables that may misbehave. */
const CALLABLES = [
  ...(Object.keys(sampleReplies()) as CallableName[]),
  ...Array.from({ length: 6 }, () => CENTRAL).flat(),
];

/** Central callables that fail at once from now on. */
const FAILURES = CENTRAL.map(
  (name): Change => ({
    name: `${name} fails`,
    run: (_, group) => group.break(name, 'failing'),
  }),
);

/** All steps of an evening. */
export const commands = fc.commands<Evening, Evening, true>(
  [
    // fast-check picks evenly, and what is here twice comes twice as often.
    fc.nat({ max: 40 }).map(openLink),
    fc.nat({ max: 40 }).map(openLink),
    fc.nat({ max: 40 }).map(openLink),
    fc.nat({ max: 40 }).map((pick) => pressButton(pick)),
    fc.nat({ max: 40 }).map((pick) => pressButton(pick)),
    fc.nat({ max: 40 }).map((pick) => pressButton(pick, 2)),
    fc.constantFrom(null, 'too late' as const, ...FAULTS).map(play),
    fc.constant(back),
    fc.constant(reload),
    fc.constant(logOut),
    fc.constantFrom(logIn(0), logIn(1)),
    fc.constantFrom(1, 6, 11, 61, 13 * 60).map(pass),
    fc.constantFrom(1, 6, 11, 61, 13 * 60).map(pocket),
    fc.constantFrom(signal(false), signal(true)),
    fc.constantFrom(null, ...WEAK_SIGNALS).map(weakSignal),
    fc.constant(reconnect),
    fc
      .tuple(fc.constantFrom(...CALLABLES), fc.constantFrom(...FAULTS))
      .map(([name, fault]) => breakCall(name, fault)),
    fc.constant(mend),
    fc.constantFrom(...CHANGES).map(happen),
    fc.constantFrom(...MEMBERSHIP_CHANGES).map((change) => pocket(6, change)),
    fc.constantFrom(...MEMBERSHIP_CHANGES).map(happen),
    fc
      .tuple(fc.constantFrom(1, 6, 61), fc.constantFrom(...CHANGES, ...FAILURES, ...FAILURES))
      .map(([minutes, change]) => pocket(minutes, change)),
  ],
  // By default most series stay shorter than ten steps.
  { maxCommands: 30, size: 'max' },
);
