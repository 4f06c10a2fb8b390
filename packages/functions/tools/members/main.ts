// The program of `npm run members`: checks or imports a file of members, and takes an import back.
import type { Firestore } from 'firebase-admin/firestore';
import { listVenues } from '../../src/adapters/firestore/content/venues.ts';
import type { ImportProgress } from '../../src/adapters/firestore/members/memberImports.ts';
import { counted, numberText } from '../../src/contract/rules/numbers.ts';
import { venueDay } from '../../src/contract/rules/venueDay.ts';
import { EXIT, lockReport, readFileCommand, runProgram } from '../command/fileCommand.ts';
import { printProgress, stopAtInterrupt } from '../command/progress.ts';
import { databaseOf, databaseToWrite } from '../command/target.ts';
import { checkFile, importFile } from './importFile.ts';
import { undoImport } from './undoImport.ts';

const USAGE = `npm run members -- check FILE.csv                checks the file alone
npm run members -- check FILE.csv --local        also compares it with the members of "npm start"
npm run members -- check FILE.csv --project ID   also compares it with the members of a deployed project
npm run members -- import FILE.csv --local       imports it; or --project ID
npm run members -- undo IMPORT --local           takes an import back; or --project ID
--yes confirms the project of an import or undo without a question`;

const STOPPED = 'The command stopped. Run it again: an import continues after the last stored row.';

const COMMANDS = {
  check: { subject: 'file', onFileAlone: true },
  import: { subject: 'file', onFileAlone: false },
  undo: { subject: 'name', onFileAlone: false },
} as const;

/** The casinos of the group; null if the content is not in this database. */
async function casinosOf(database: Firestore | null): Promise<ReadonlySet<number> | null> {
  const venues = database ? await listVenues(database) : [];
  return venues.length === 0 ? null : new Set(venues.map(({ id }) => id));
}

function rowsOf({ created, updated, unchanged, refused }: ImportProgress): number {
  return created + updated + unchanged + refused;
}

function summaryOf(progress: ImportProgress, isCompared: boolean): string {
  const { created, updated, unchanged, refused } = progress;
  const rows = rowsOf(progress);
  const effects = isCompared
    ? `${numberText(created)} new, ${numberText(updated)} changed, ${numberText(unchanged)} unchanged`
    : `${numberText(rows - refused)} valid`;
  return `${counted(rows, 'row')}: ${effects}, ${numberText(refused)} refused.`;
}

async function main(): Promise<void> {
  const args = readFileCommand(process.argv.slice(2), COMMANDS, USAGE);
  const { command, subject } = args;
  if (command === 'undo') {
    console.log(await undoImport(subject, await databaseToWrite(args), new Date()));
    return;
  }
  const reportFile = `${subject}.${command === 'import' ? 'refused' : 'check'}.csv`;
  lockReport(reportFile);
  const database = await (command === 'import' ? databaseToWrite(args) : databaseOf(args));
  const print = printProgress();
  const signal = stopAtInterrupt();
  const input = {
    file: subject,
    reportFile,
    facts: { today: venueDay(new Date()), casinos: await casinosOf(database) },
    onProgress: (progress: ImportProgress, share: number) =>
      print({ rows: rowsOf(progress), share }),
    signal,
  };
  const { progress, batch } =
    command === 'import' && database
      ? await importFile(input, database)
      : { progress: await checkFile(input, database), batch: null };
  console.log(summaryOf(progress, database !== null));
  if (batch !== null && progress.created + progress.updated > 0) {
    console.log(`This is import ${batch}: "undo ${batch}" takes it back.`);
  }
  if (progress.refused > 0) {
    console.log(`The refused rows are in ${reportFile}, with the reasons.`);
    process.exitCode = EXIT.refusedRows;
  }
  if (!signal.aborted) return;
  console.log('Interrupted. Run the command again to continue.');
  process.exitCode = EXIT.interrupted;
}

await runProgram(main, STOPPED);
