// The program of `npm run points`: books a file of points, takes an import back, and repairs a statement.
import type { Firestore } from 'firebase-admin/firestore';
import { StartError } from '../../local/settings/startError.ts';
import {
  findImport,
  findKilledImport,
  finishImport,
  importDocument,
  newBatch,
  noteUndo,
  startedImport,
} from '../../src/adapters/firestore/imports.ts';
import { numberText } from '../../src/contract/rules/numbers.ts';
import { digestOf } from '../command/digestOf.ts';
import {
  EXIT,
  type FileCommand,
  lockReport,
  readFileCommand,
  runProgram,
} from '../command/fileCommand.ts';
import { printProgress, stopAtInterrupt } from '../command/progress.ts';
import { databaseOf, databaseToWrite } from '../command/target.ts';
import { importPoints } from './importPoints.ts';
import { repair } from './repair.ts';
import { describeTotals, type PointsTotals } from './totals.ts';
import { undoImport } from './undoImport.ts';

const USAGE = `npm run points -- check FILE.csv              checks the cells of the file
npm run points -- check FILE.csv --local      says what an import would do; or --project ID
npm run points -- import FILE.csv --local     books its rows; or --project ID
npm run points -- undo IMPORT --local         takes an import back; or --project ID
npm run points -- repair --local              lists the members whose statements have days of the future
npm run points -- repair NUMBER --local       repairs the statement of a member; or --project ID
--yes confirms the project of an import, undo or repair without a question`;

const STOPPED = 'The command stopped. Run it again: what is booked is not booked again.';

const COMMANDS = {
  check: { subject: 'file', onFileAlone: true },
  import: { subject: 'file', onFileAlone: false },
  undo: { subject: 'name', onFileAlone: false },
  repair: { subject: 'name or nothing', onFileAlone: false },
} as const;

async function main(): Promise<void> {
  const args = readFileCommand(process.argv.slice(2), COMMANDS, USAGE);
  const { command, subject } = args;
  const signal = stopAtInterrupt();
  if (command === 'check') return check(args, signal);
  const now = new Date();
  if (command === 'repair' && subject === '') return list(args, now);
  const database = await databaseToWrite(args);
  if (command === 'import') return book(subject, database, now, signal);
  const lines =
    command === 'undo' ? await undo(subject, database, now) : await repair(subject, database, now);
  console.log(lines.join('\n'));
}

/** Lists the statements to repair, which changes nothing. */
async function list(args: FileCommand<string>, now: Date): Promise<void> {
  const database = await databaseOf(args);
  if (database === null) throw new StartError(USAGE);
  console.log((await repair('', database, now)).join('\n'));
}

async function check(args: FileCommand<string>, signal: AbortSignal): Promise<void> {
  const file = args.subject;
  const reportFile = `${file}.check.csv`;
  lockReport(reportFile);
  const database = await databaseOf(args);
  const input = {
    file,
    reportFile,
    onRead: printProgress('rows read'),
    onProgress: printProgress(),
    signal,
  };
  const now = new Date();
  const run = { now, batch: null, isDryRun: true };
  const totals = await importPoints(input, database, run);
  const { booked, repeated, refused, valid } = totals;
  console.log(
    database === null
      ? `${numberText(valid)} valid, ${numberText(refused)} refused.`
      : `${numberText(booked)} new, ${numberText(repeated)} booked before, ${numberText(refused)} refused.`,
  );
  if (database !== null) console.log(describeTotals(totals).join('\n'));
  finish(totals, reportFile, signal);
}

async function book(
  file: string,
  database: Firestore,
  now: Date,
  signal: AbortSignal,
): Promise<void> {
  const reportFile = `${file}.refused.csv`;
  lockReport(reportFile);
  const digest = await digestOf(file);
  const killed = await findKilledImport(database, 'points', digest);
  const batch = killed ?? newBatch(now);
  const input = {
    file,
    reportFile,
    onRead: printProgress('rows read'),
    onProgress: printProgress(),
    signal,
    onStart: async () => {
      if (!killed)
        await importDocument(database, batch).create(startedImport('points', digest, now));
    },
  };
  const totals = await importPoints(input, database, { now, batch, isDryRun: false });
  const { booked, repeated, refused } = totals;
  if (!signal.aborted) await finishImport(database, batch, new Date());
  console.log(
    `${numberText(booked)} booked, ${numberText(repeated)} booked before, ${numberText(refused)} refused.`,
  );
  console.log(describeTotals(totals).join('\n'));
  if (booked > 0) console.log(`This is import ${batch}: "undo ${batch}" takes it back.`);
  finish(totals, reportFile, signal);
}

function finish({ refused }: PointsTotals, reportFile: string, signal: AbortSignal): void {
  if (refused > 0) console.log(`The refused rows are in ${reportFile}, with the reasons.`);
  if (refused > 0) process.exitCode = EXIT.refusedRows;
  if (!signal.aborted) return;
  console.log('Interrupted. Run the command again to continue.');
  process.exitCode = EXIT.interrupted;
}

async function undo(batch: string, database: Firestore, now: Date): Promise<readonly string[]> {
  const found = await findImport(database, batch);
  if (found?.kind !== 'points') throw new StartError(`There is no import of points ${batch}.`);
  const lines = await undoImport(batch, database, now);
  await noteUndo(database, batch, now);
  return lines;
}

await runProgram(main, STOPPED);
