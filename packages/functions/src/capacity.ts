import { defineInt } from 'firebase-functions/params';
import { CALLABLE_TIMEOUT_SECONDS, type CallableName, FUNCTIONS_REGION } from './contract/index.ts';

const warmInstances = defineInt('WARM_INSTANCES', {
  default: 0,
  description:
    'Instances that wait for the calls with which a visit begins and a code is shown: 1 in production, 0 where a second more does not matter.',
});

/** What a function runs on, as Cloud Functions takes it. */
interface Capacity {
  readonly memory: '512MiB' | '1GiB';
  readonly cpu: 1;
  /** Calls that one instance answers at the same time. */
  readonly concurrency: number;
  /** Instances that wait for calls, and are paid for. */
  readonly minInstances: number | typeof warmInstances;
  /** The most that a flood of calls can cost: past it, calls are refused. */
  readonly maxInstances: number;
}

/** Calls wait for the store most of their time, so that one processor answers many at once. */
const USUAL: Capacity = {
  memory: '512MiB',
  cpu: 1,
  concurrency: 80,
  minInstances: 0,
  maxInstances: 50,
};

/** A member waits for these with nothing else to look at: when the app opens, and at a till. */
const WARM: Capacity = { ...USUAL, minInstances: warmInstances };

const OTHERWISE: { readonly [N in CallableName]?: Capacity } = {
  'members-getMember': WARM,
  'members-getVenue': WARM,
  'promotions-getGames': WARM,
  'vouchers-getAllVouchers': WARM,
  'vouchers-generateQrCode': WARM,
};

/** How a callable is deployed. Specification section 9. */
export function callableCapacity(name: string) {
  return {
    region: FUNCTIONS_REGION,
    timeoutSeconds: CALLABLE_TIMEOUT_SECONDS,
    ...(OTHERWISE[name as CallableName] ?? USUAL),
  };
}

/** How a schedule is deployed: one run at a time, with time to end before the next is lent its work. */
export const SCHEDULE_CAPACITY = {
  region: FUNCTIONS_REGION,
  timeoutSeconds: 120,
  retryCount: 0,
  memory: '512MiB',
  cpu: 1,
  concurrency: 1,
  minInstances: 0,
  maxInstances: 1,
} as const;

/** How a trigger of the first generation is deployed: an instance has one call at a time. */
export const TRIGGER_CAPACITY = {
  timeoutSeconds: 120,
  memory: '512MB',
  minInstances: 0,
  maxInstances: 5,
} as const;
