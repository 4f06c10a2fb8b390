import type { TimeLimits } from '../../src/runtime/timeLimits.ts';
import type { ServiceNotice } from '../child/report.ts';
import { type Child, startChild } from '../child/startChild.ts';
import {
  type CallableAddresses,
  environmentOf,
  remoteEnvironment,
} from '../environment/environment.ts';

const PROGRAM = new URL('./callablesProcess.ts', import.meta.url);

/**
 * Starts the callable functions in a child process: it has its own environment, as in production, and does not
 * share a core with the document store.
 */
export function startCallables(options: {
  /** 0 chooses a free port. */
  readonly port: number;
  readonly addresses: CallableAddresses;
  /** The origin of the reference server, if it replaces the Firestore implementation. */
  readonly remote?: string | undefined;
  readonly logFile?: string | undefined;
  /** Time limits that differ from production, for tests. */
  readonly timeLimits?: Partial<TimeLimits> | undefined;
  /** Gets what the product notes about the services of a group. */
  readonly onNotice?: ((notice: ServiceNotice) => void) | undefined;
}): Promise<Child> {
  return startChild('The callable functions', PROGRAM, {
    args: [String(options.port), JSON.stringify(options.timeLimits ?? {})],
    env: {
      ...environmentOf(options.addresses),
      ...(options.remote !== undefined && remoteEnvironment(options.remote)),
    },
    logFile: options.logFile,
    onNotice: options.onNotice,
  });
}
