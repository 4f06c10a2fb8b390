import { existsSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { lockForProcess } from '../../local/settings/processLock.ts';
import { StartError } from '../../local/settings/startError.ts';
import { withNamedCharacters } from '../../src/domain/texts/hiddenCharacter.ts';

/** What a command is about, and where. Neither `local` nor `project` means only the file. */
export interface FileCommand<Name extends string> {
  readonly command: Name;
  /** The file, or the name of an import or a member; empty if the command needs none. */
  readonly subject: string;
  /** Whether its target is the backend of `npm start`. */
  readonly local: boolean;
  /** The deployed project that is its target. */
  readonly project: string | null;
  /** Whether the operator has confirmed a write to a project, with `--yes`. */
  readonly yes: boolean;
}

/** What a command needs. */
export interface CommandForm {
  readonly subject: 'file' | 'name' | 'name or nothing';
  /** True if it works only on the file. */
  readonly onFileAlone: boolean;
}

/**
 * Reads the arguments of a command: its name, its subject, `--local` or `--project ID`, and `--yes`.
 * @throws {StartError} with the fault and the usage
 */
export function readFileCommand<Name extends string>(
  args: readonly string[],
  commands: Readonly<Record<Name, CommandForm>>,
  usage: string,
): FileCommand<Name> {
  const { values, positionals } = parsed(args, usage);
  const [command, subject = '', ...rest] = positionals;
  const { local, project = null, yes } = values;
  const isKnown = (name = ''): name is Name => name in commands;
  if (!isKnown(command) || rest.length > 0) throw new StartError(usage);
  const form = commands[command];
  if (subject === '' && form.subject !== 'name or nothing') throw new StartError(usage);
  const hasBoth = local && project !== null;
  const hasNone = !local && project === null;
  if (hasBoth || (hasNone && !form.onFileAlone)) {
    throw new StartError(`Choose either --local or --project.\n\n${usage}`);
  }
  if (form.subject === 'file' && !existsSync(subject)) {
    throw new StartError(`There is no file ${subject}.`);
  }
  return { command, subject, local, project, yes };
}

function parsed(args: readonly string[], usage: string) {
  try {
    return parseArgs({
      args: [...args],
      allowPositionals: true,
      options: {
        local: { type: 'boolean', default: false },
        project: { type: 'string' },
        yes: { type: 'boolean', default: false },
      },
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

/** The exit codes of the programs of operators. docs/members-file.md describes them. */
export const EXIT = {
  done: 0,
  refusedRows: 1,
  nothingDone: 2,
  stopped: 3,
  interrupted: 130,
} as const;

/**
 * Runs a program to its end. It sets the exit code, except after an error.
 * @param stopped what the terminal says after an unexpected error
 */
export async function runProgram(main: () => Promise<void>, stopped: string): Promise<never> {
  try {
    await main();
  } catch (error) {
    if (error instanceof StartError) {
      console.error(`\n${withNamedCharacters(error.message)}`);
      process.exitCode = EXIT.nothingDone;
    } else {
      const { code, message } = error as Error & { readonly code?: unknown };
      console.error(withNamedCharacters(`\n${sentenceOf(code, message)}\n${stopped}`));
      process.exitCode = EXIT.stopped;
    }
  }
  process.exit();
}

/** What an operator can do about an error of the machine or the database. */
function sentenceOf(code: unknown, message: string): string {
  switch (code) {
    case 'ENOSPC':
      return 'The disk is full.';
    case 'EACCES':
    case 'EPERM':
      return `This user may not read or write a file: ${message}.`;
    case 'EISDIR':
      return 'This is a folder. Name a file in it.';
    // The codes of gRPC for a missing permission, and for a database that does not reply.
    case 7:
    case 16:
      return 'You may not do this in the project: run "gcloud auth application-default login".';
    case 4:
    case 14:
      return 'The database does not reply.';
    default:
      return `An unexpected error: ${message}`;
  }
}
