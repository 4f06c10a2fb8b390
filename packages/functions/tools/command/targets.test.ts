// @module-tag all
import { execFile } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { startDocumentStore } from '@casino/firestore';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { PROJECT_ID } from '../../local/settings/project.ts';

const ROOT = fileURLToPath(new URL('../../../../', import.meta.url));

let store: Awaited<ReturnType<typeof startDocumentStore>>;
beforeAll(async () => {
  store = await startDocumentStore({
    projectId: PROJECT_ID,
    port: 0,
    rulesFile: `${ROOT}firestore.rules`,
    indexesFile: `${ROOT}firestore.indexes.json`,
  });
});
afterAll(() => store.stop());

function outputOf(program: string, args: readonly string[]): Promise<string> {
  const file = `${ROOT}packages/functions/tools/${program}/main.ts`;
  const env = { ...process.env, FIRESTORE_EMULATOR_HOST: `127.0.0.1:${store.port}` };
  return new Promise((resolve) =>
    execFile(process.execPath, [file, ...args, '--local'], { env }, (_, stdout) => resolve(stdout)),
  );
}

it.each([
  ['content', ['rollback']],
  ['content', ['push', `${ROOT}content/unknown`]],
  ['members', ['undo', 'unknown']],
  ['points', ['undo', 'unknown']],
  ['staff', ['remove', 'nobody@casino.test']],
])('npm run %s names its target before it writes', async (program, args) => {
  const [line] = (await outputOf(program, args)).split('\n');
  expect(line).toBe(
    `Target: the project demo-casino on this machine, at 127.0.0.1:${store.port}, with content from before the first push.`,
  );
});
