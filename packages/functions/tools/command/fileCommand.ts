import { existsSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { lockForProcess } from '../../local/settings/processLock.ts';
import { StartError } from '../../local/settings/startError.ts';
import { withNamedCharacters } from '../../src/domain/texts/hiddenCharacter.ts';

/** A command on a file. Neither `local` nor `project` means the file alone. */
export interface FileCommand<Name extends string> {
  readonly command: Name;
  readonly file: string;
  /** Whether its target is the backend of `npm start`. */
  readonly local: boolean;
  /** The deployed project that is its target. */
  readonly project: string | null;
}

/**
 * Reads the arguments of a command: its name, the file, and `--local` or `--project ID`.
 * @param names of the commands, each with whether it works on the file alone
 * @throws {StartError} with the fault and the usage
 */
export function readFileCommand<Name extends string>(
  args: readonly string[],
  names: Readonly<Record<Name, { readonly onFileAlone: boolean }>>,
  usage: string,
): FileCommand<Name> {
  const { values, positionals } = parsed(args, usage);
  const [command, file, ...rest] = positionals;
  const { local, project = null } = values;
  const isKnown = (name = ''): name is Name => name in names;
  if (!isKnown(command) || file === undefined || rest.length > 0) throw new StartError(usage);
  const hasBoth = local && project !== null;
  const hasNone = !local && project === null;
  if (hasBoth || (hasNone && !names[command].onFileAlone)) {
    throw new StartError(`Choose either --local or --project.\n\n${usage}`);
  }
  if (!existsSync(file)) throw new StartError(`There is no file ${file}.`);
  return { command, file, local, project };
}

function parsed(args: readonly string[], usage: string) {
  try {
    return parseArgs({
      args: [...args],
      allowPositionals: true,
      options: { local: { type: 'boolean', default: false }, project: { type: 'string' } },
    });
  } catch (error) {
    throw new StartError(`${(error as Error).message}\n\n${usage}`);
  }
}

/**
 * Lets no other process write the report until this one ends.
 * @throws {StartError} if another process does
 */
export function lockReport(reportFile: string): void {
  const lock = lockForProcess(`${reportFile}.lock`);
  if ('pid' in lock) throw new StartError(`Process ${lock.pid} already reads this file.`);
  process.on('exit', lock.release);
}

/**
 * Runs a program to its end, with exit code 1 after an error.
 * @param stopped what the terminal says after an unexpected error
 */
export async function runProgram(main: () => Promise<void>, stopped: string): Promise<never> {
  try {
    await main();
  } catch (error) {
    console.error(error instanceof StartError ? `\n${withNamedCharacters(error.message)}` : error);
    if (!(error instanceof StartError)) console.error(stopped);
    process.exitCode = 1;
  }
  process.exit();
}
