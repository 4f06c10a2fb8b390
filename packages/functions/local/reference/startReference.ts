import { type Child, startChild } from '../child/startChild.ts';
import { environmentOf } from '../environment/environment.ts';
import type { Addresses } from '../settings/addresses.ts';

const PROGRAM = new URL('./referenceProcess.ts', import.meta.url);

/** Starts the reference server in a child process: a group's services run on other machines. */
export function startReference(options: {
  readonly port: number;
  readonly addresses: Addresses;
  readonly logFile?: string | undefined;
}): Promise<Child> {
  return startChild('The reference server', PROGRAM, {
    args: [String(options.port)],
    env: environmentOf(options.addresses),
    logFile: options.logFile,
  });
}
