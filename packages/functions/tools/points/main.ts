// The program of `npm run points`: books a file of points.
import { existsSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { lockForProcess } from '../../local/settings/processLock.ts';
import { StartError } from '../../local/settings/startError.ts';
import { numberText } from '../../src/contract/rules/numbers.ts';
import { everyFewSeconds } from '../members/everyFewSeconds.ts';
import { Report } from '../members/report.ts';
import { deployedDatabase, localDatabase } from '../members/target.ts';
import { importPoints } from './importPoints.ts';

const USAGE = `npm run points -- import FILE.csv --local        books its rows in the backend of "npm start"
npm run points -- import FILE.csv --project ID   books them in a deployed project`;

const STOPPED = `
The command stopped. Run it again: what is booked is not booked again.`;

interface Arguments {
  readonly file: string;
  /** Null for the backend of `npm start`. */
  readonly project: string | null;
}

function readArguments(args: readonly string[]): Arguments {
  const { values, positionals } = parsed(args);
  const [command, file, ...rest] = positionals;
  const { local, project = null } = values;
  if (command !== 'import' || file === undefined || rest.length > 0) throw new StartError(USAGE);
  if (local === (project !== null)) {
    throw new StartError(`Choose either --local or --project.\n\n${USAGE}`);
  }
  if (!existsSync(file)) throw new StartError(`There is no file ${file}.`);
  return { file, project };
}

function parsed(args: readonly string[]) {
  try {
    return parseArgs({
      args: [...args],
      allowPositionals: true,
      options: { local: { type: 'boolean', default: false }, project: { type: 'string' } },
    });
  } catch (error) {
    throw new StartError(`${(error as Error).message}\n\n${USAGE}`);
  }
}

async function main(): Promise<void> {
  const { file, project } = readArguments(process.argv.slice(2));
  const reportFile = `${file}.refused.csv`;
  const lock = lockForProcess(`${reportFile}.lock`);
  if ('pid' in lock) throw new StartError(`Process ${lock.pid} already reads this file.`);
  process.on('exit', lock.release);

  const database =
    project === null ? await localDatabase(process.env) : await deployedDatabase(project);
  const report = await Report.create(reportFile);
  const print = everyFewSeconds();
  const { booked, repeated, refused } = await importPoints(
    { file, report, onProgress: (rows) => print(rows.booked + rows.repeated + rows.refused) },
    database,
  );
  await report.close();
  const reasons = refused === 0 ? '' : `\nThe reasons are in ${reportFile}.`;
  console.log(
    `${numberText(booked)} booked, ${numberText(repeated)} booked before, ${numberText(refused)} refused.${reasons}`,
  );
  if (refused > 0) process.exitCode = 1;
}

try {
  await main();
} catch (error) {
  console.error(error instanceof StartError ? `\n${error.message}` : error);
  if (!(error instanceof StartError)) console.error(STOPPED);
  process.exitCode = 1;
}
process.exit();
