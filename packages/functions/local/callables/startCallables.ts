import type { Waits } from '../../src/wrapper/waits.ts';
import { type Child, startChild } from '../child/startChild.ts';
import { type CallableSurroundings, environmentOf } from './environment.ts';

const PROGRAM = new URL('./callablesProcess.ts', import.meta.url);

/**
 * Starts the callable functions in a process of their own, so that they have their environment to
 * themselves, as in production, and a core besides the document store's.
 */
export function startCallables(options: {
  /** 0 takes a free one. */
  readonly port: number;
  readonly addresses: CallableSurroundings;
  readonly logFile?: string | undefined;
  /** Waits that differ from production's, for tests. */
  readonly waits?: Partial<Waits> | undefined;
}): Promise<Child> {
  return startChild('The callable functions', PROGRAM, {
    args: [String(options.port), JSON.stringify(options.waits ?? {})],
    env: environmentOf(options.addresses),
    logFile: options.logFile,
  });
}
