// Measures the import of a file of members into a document store of its own, with five kills and a second import, and then
// the check, the import and the undo of a file of points.
//   node tools/members/import.bench.ts [members] [movements]
import { mkdtempSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { Firestore } from '@google-cloud/firestore';
import { PassThroughClient } from 'google-auth-library';
import { startChild } from '../../local/child/startChild.ts';
import { HOST, PROJECT_ID } from '../../local/settings/project.ts';
import { POINTS_PROGRAM, runMembers } from './testing/runMembers.ts';
import { writeSampleFile, writeSamplePoints } from './testing/sampleFile.ts';

const KILLS = 5;
const STORE = new URL('../../testing/backend/storeProcess.ts', import.meta.url);

const members = Number(process.argv[2] ?? 20_000);
const movements = Number(process.argv[3] ?? members * 10);
const folder = mkdtempSync(join(tmpdir(), 'member-import-'));
const store = await startChild('The document store', STORE, {
  args: ['0', join(folder, 'documents')],
  env: { NODE_OPTIONS: '--max-old-space-size=14000' },
});
try {
  const file = join(folder, 'members.csv');
  await writeSampleFile(file, members);
  console.log(`${members} members, ${(statSync(file).size / 1e6).toFixed(0)} MB`);
  const address = `${HOST}:${store.port}`;
  // A guess of the whole time, so that the kills fall into the import.
  const lap = (members / 4_000 / (KILLS + 1)) * 1_000 + 1_000;
  const startedAt = performance.now();
  for (let kill = 0; kill < KILLS; kill += 1) {
    report('Killed', await runMembers(address, ['import', file], sleep(lap)));
  }
  report('Resumed', await runMembers(address, ['import', file]));
  const seconds = (performance.now() - startedAt) / 1_000;
  console.log(`All: ${seconds.toFixed(0)} s, ${(members / seconds).toFixed(0)} rows a second`);
  console.log(`Stored: ${await countMembers(address)}`);
  const secondAt = performance.now();
  report('Second import', await runMembers(address, ['import', file]));
  console.log(`Second: ${((performance.now() - secondAt) / 1_000).toFixed(0)} s`);
  await measurePoints(address);
} finally {
  await store.stop();
  rmSync(folder, { recursive: true });
}

async function measurePoints(address: string): Promise<void> {
  const file = join(folder, 'points.csv');
  await writeSamplePoints(file, members, movements);
  console.log(`${movements} movements, ${(statSync(file).size / 1e6).toFixed(0)} MB`);
  for (const command of ['check', 'import', 'import']) {
    const startedAt = performance.now();
    const run = await runMembers(address, [command, file], undefined, POINTS_PROGRAM);
    const seconds = (performance.now() - startedAt) / 1_000;
    report(`Points, ${command}`, { ...run, output: run.output.split('\n').slice(-8).join('\n') });
    console.log(`${seconds.toFixed(0)} s, ${(movements / seconds).toFixed(0)} rows a second`);
  }
}

async function countMembers(host: string): Promise<number> {
  const authClient = new PassThroughClient();
  const database = new Firestore({ projectId: PROJECT_ID, host, ssl: false, authClient });
  const counted = await database.collection('members').count().get();
  await database.terminate();
  return counted.data().count;
}

function report(name: string, run: Awaited<ReturnType<typeof runMembers>>): void {
  const peak = (run.peakBytes / 2 ** 20).toFixed(0);
  console.log(`${name}: exit ${run.exitCode}, at most ${peak} MiB. ${run.output.trim()}`);
}
