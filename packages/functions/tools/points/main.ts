// The program of `npm run points`: books a file of points.
import { numberText } from '../../src/contract/rules/numbers.ts';
import { lockReport, readFileCommand, runProgram } from '../command/fileCommand.ts';
import { everyFewSeconds } from '../command/progress.ts';
import { deployedDatabase, localDatabase } from '../command/target.ts';
import { importPoints } from './importPoints.ts';

const USAGE = `npm run points -- import FILE.csv --local        books its rows in the backend of "npm start"
npm run points -- import FILE.csv --project ID   books them in a deployed project`;

const STOPPED = `
The command stopped. Run it again: what is booked is not booked again.`;

async function main(): Promise<void> {
  const commands = { import: { onFileAlone: false } };
  const { file, project } = readFileCommand(process.argv.slice(2), commands, USAGE);
  const reportFile = `${file}.refused.csv`;
  lockReport(reportFile);

  const database =
    project === null ? await localDatabase(process.env) : await deployedDatabase(project);
  const print = everyFewSeconds();
  const { booked, repeated, refused } = await importPoints(
    { file, reportFile, onProgress: (rows) => print(rows.booked + rows.repeated + rows.refused) },
    database,
  );
  const reasons = refused === 0 ? '' : `\nThese rows are in ${reportFile}, with the reasons.`;
  console.log(
    `${numberText(booked)} booked, ${numberText(repeated)} booked before, ${numberText(refused)} refused.${reasons}`,
  );
  if (refused > 0) process.exitCode = 1;
}

await runProgram(main, STOPPED);
