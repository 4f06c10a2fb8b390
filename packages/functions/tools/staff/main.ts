// The program of `npm run staff`: adds, lists and removes the staff of tills. docs/till.md describes it.
import { getApps, initializeApp } from 'firebase-admin/app';
import { getAuth } from 'firebase-admin/auth';
import { readPorts } from '../../local/settings/ports.ts';
import { HOST, PROJECT_ID } from '../../local/settings/project.ts';
import { runProgram } from '../command/fileCommand.ts';
import { deployedDatabase, localDatabase } from '../command/target.ts';
import { confirmTarget } from '../command/writeTarget.ts';
import { readStaffCommand } from './staffCommand.ts';
import { addStaff, listStaff, removeStaff, type StaffTarget } from './staffLogins.ts';

const STOPPED = `
The command stopped. Run it again: it continues where it stopped.`;

async function targetOf(project: string | null): Promise<StaffTarget> {
  if (project !== null) {
    const database = await deployedDatabase(project);
    return { database, auth: getAuth(getApps()[0]) };
  }
  const database = await localDatabase(process.env);
  process.env['FIREBASE_AUTH_EMULATOR_HOST'] ??= `${HOST}:${readPorts(process.env).auth}`;
  return { database, auth: getAuth(initializeApp({ projectId: PROJECT_ID })) };
}

async function main(): Promise<void> {
  const given = readStaffCommand(process.argv.slice(2));
  const target = await targetOf(given.project);
  if (given.command === 'list') {
    const lines = await listStaff(target);
    console.log(lines.length === 0 ? 'There is no staff.' : lines.join('\n'));
    return;
  }
  const { project, yes } = given;
  await confirmTarget({ project, database: target.database }, yes);
  if (given.command === 'remove') {
    await removeStaff(given.email, target);
    console.log(`${given.email} is removed. Open sessions have ended.`);
  } else {
    const { email } = given.person;
    const password = await addStaff(given.person, target);
    console.log(
      password === null
        ? `${email} is changed, and logs in again.`
        : `${email} is added. The password for the first log-in, which is not shown again: ${password}`,
    );
  }
}

await runProgram(main, STOPPED);
