// The program of `npm run members`: checks or imports a file of members.
import type { Firestore } from 'firebase-admin/firestore';
import { listVenues } from '../../src/adapters/firestore/content/venues.ts';
import type { ImportProgress } from '../../src/adapters/firestore/members/memberImports.ts';
import { counted, numberText } from '../../src/contract/rules/numbers.ts';
import { venueDay } from '../../src/contract/rules/venueDay.ts';
import {
  type FileCommand,
  lockReport,
  readFileCommand,
  runProgram,
} from '../command/fileCommand.ts';
import { everyFewSeconds } from '../command/progress.ts';
import { deployedDatabase, localDatabase } from '../command/target.ts';
import { checkFile, importFile, type MemberFile } from './importFile.ts';

const USAGE = `npm run members -- check FILE.csv                checks the file alone
npm run members -- check FILE.csv --local        also compares it with the members of "npm start"
npm run members -- check FILE.csv --project ID   also compares it with the members of a deployed project
npm run members -- import FILE.csv --local       imports it; or --project ID`;

const STOPPED = `
The command stopped. Run it again: an import continues after the last stored row.`;

const COMMANDS = { check: { onFileAlone: true }, import: { onFileAlone: false } };

async function databaseOf({
  local,
  project,
}: FileCommand<keyof typeof COMMANDS>): Promise<Firestore | null> {
  if (local) return localDatabase(process.env);
  return project === null ? null : deployedDatabase(project);
}

/** The casinos of the group; null if the content is not in this database. */
async function casinosOf(database: Firestore | null): Promise<ReadonlySet<number> | null> {
  const venues = database ? await listVenues(database) : [];
  return venues.length === 0 ? null : new Set(venues.map(({ id }) => id));
}

function printer(): (progress: ImportProgress) => void {
  const print = everyFewSeconds();
  return (progress) => print(rowsOf(progress));
}

function rowsOf({ created, updated, unchanged, refused }: ImportProgress): number {
  return created + updated + unchanged + refused;
}

function summaryOf(progress: ImportProgress, { reportFile }: MemberFile, isCompared: boolean) {
  const { created, updated, unchanged, refused } = progress;
  const rows = rowsOf(progress);
  const effects = isCompared
    ? `${numberText(created)} new, ${numberText(updated)} changed, ${numberText(unchanged)} unchanged`
    : `${numberText(rows - refused)} valid`;
  const report = refused === 0 ? '' : `\nThese rows are in ${reportFile}, with the reasons.`;
  return `${counted(rows, 'row')}: ${effects}, ${numberText(refused)} refused.${report}`;
}

async function main(): Promise<void> {
  const args = readFileCommand(process.argv.slice(2), COMMANDS, USAGE);
  const { command, file } = args;
  const reportFile = `${file}.${command === 'import' ? 'refused' : 'check'}.csv`;
  lockReport(reportFile);

  const database = await databaseOf(args);
  const facts = { today: venueDay(new Date()), casinos: await casinosOf(database) };
  const input = { file, reportFile, facts, onProgress: printer() };
  const progress =
    command === 'import' && database
      ? await importFile(input, database)
      : await checkFile(input, database);
  console.log(summaryOf(progress, input, database !== null));
  if (progress.refused > 0) process.exitCode = 1;
}

await runProgram(main, STOPPED);
