import { defineInt } from 'firebase-functions/params';
import type { CallableName } from '../contract/catalogue/callableTypes.ts';
import { CALLABLE_TIMEOUT_SECONDS, FUNCTIONS_REGION } from '../contract/limits.ts';

const warmInstances = defineInt('WARM_INSTANCES', {
  default: 0,
  description:
    'Warm instances of the callables that open the app and show a code: 1 in production, 0 if one more second does not matter.',
});

/** The deployment options of a function in Cloud Functions. */
interface Capacity {
  readonly memory: '512MiB' | '1GiB';
  readonly cpu: 1;
  /** Concurrent calls per instance. */
  readonly concurrency: number;
  /** Instances that stay warm, which are billed. */
  readonly minInstances: number | typeof warmInstances;
  /** Limits the bill of a flood of calls: calls beyond it are rejected. */
  readonly maxInstances: number;
}

/** Calls mostly wait for the document store, so one CPU serves many at once. */
const USUAL: Capacity = {
  memory: '512MiB',
  cpu: 1,
  concurrency: 80,
  minInstances: 0,
  maxInstances: 50,
};

/** The callables that block the first screen and the code at the till. */
const WARM: Capacity = { ...USUAL, minInstances: warmInstances };

const OTHERWISE: { readonly [N in CallableName]?: Capacity } = {
  'members-openApp': WARM,
  'vouchers-getAllVouchers': WARM,
  'vouchers-generateQrCode': WARM,
};

/** Deployment options of a callable. Specification section 9. */
export function callableCapacity(name: string) {
  return {
    region: FUNCTIONS_REGION,
    timeoutSeconds: CALLABLE_TIMEOUT_SECONDS,
    ...(OTHERWISE[name as CallableName] ?? USUAL),
  };
}

/** Deployment options of a schedule: one run at a time, which ends before the lease of its work does. */
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

/** Deployment options of a first-generation trigger: an instance handles one call at a time. */
export const TRIGGER_CAPACITY = {
  timeoutSeconds: 120,
  memory: '512MB',
  minInstances: 0,
  maxInstances: 5,
} as const;
