import { type ChildProcess, execFile, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { type AddressInfo, createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { installPackage } from './installed.ts';
import { printedBy, type ReadmeBlocks, readReadme } from './readme.ts';

const execute = promisify(execFile);

let folder: string;
let packed: readonly string[];
let readme: ReadmeBlocks;
let port: number;
let env: NodeJS.ProcessEnv;

async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port: free } = server.address() as AddressInfo;
  server.close();
  await once(server, 'close');
  return free;
}

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'store-published-'));
  packed = installPackage(folder);
  port = await freePort();
  readme = readReadme(port);
  for (const [name, text] of readme.files) await writeFile(join(folder, name), text);
  const { FIRESTORE_EMULATOR_HOST: _, NODE_OPTIONS: __, ...others } = process.env;
  env = { ...others, METADATA_SERVER_DETECTION: 'none', npm_config_offline: 'true' };
});

afterAll(() => rm(folder, { recursive: true, force: true }));

/** The block of commands that contains a text. */
function commandsWith(text: string): string {
  const found = readme.commands.find((block) => block.includes(text));
  if (!found) throw new Error(`The README has no command with "${text}".`);
  return found;
}

async function run(command: string, args: readonly string[], more: NodeJS.ProcessEnv = {}) {
  const { stdout } = await execute(command, args, { cwd: folder, env: { ...env, ...more } });
  return stdout;
}

const fileOf = (name: string) => readme.files.get(name) ?? '';

/** Runs the README's command that starts a store, until `use` ends and Ctrl-C stops it. Returns its output. */
async function serving(use: () => Promise<void>): Promise<string> {
  // A group of processes, since Ctrl-C reaches the shell, npx and the store.
  const options = { cwd: folder, env, detached: true };
  const shell: ChildProcess = spawn('bash', ['-c', commandsWith('--rules')], options);
  const output = { text: '' };
  for (const stream of [shell.stdout, shell.stderr]) {
    stream?.setEncoding('utf8').on('data', (text: string) => {
      output.text += text;
    });
  }
  const ended = once(shell, 'close');
  try {
    await expect.poll(() => output.text, { timeout: 20_000 }).toContain('Ctrl-C');
    await use();
  } finally {
    process.kill(-(shell.pid as number), 'SIGINT');
  }
  await ended;
  return output.text;
}

describe('the packed archive, installed in an empty project', () => {
  test('contains modules, their types and the documents, and no test', () => {
    expect(packed).toEqual(
      expect.arrayContaining([
        'package.json',
        'README.md',
        'server.js',
        'server.d.ts',
        'cli/main.js',
      ]),
    );
    const strange = packed.filter(
      (path) =>
        !/^(?:package\.json|README\.md|CHANGELOG\.md|[\w/]+\.(?:js|d\.ts))$/.test(path) ||
        /^(?:cases|model|fuzz|published|bench|testing)\//.test(path),
    );
    expect(strange).toEqual([]);
  });

  test('serves the clients of the README by its commands', async () => {
    const output = await serving(async () => {
      const admin = await run('bash', ['-c', commandsWith('admin.mjs')]);
      expect(admin).toBe(printedBy(fileOf('admin.mjs')));
      const host = { FIRESTORE_EMULATOR_HOST: `127.0.0.1:${port}` };
      expect(await run('node', ['cloud.mjs'], host)).toBe(printedBy(fileOf('cloud.mjs')));
      expect(await run('node', ['web.mjs'])).toBe(printedBy(fileOf('web.mjs')));
    });
    expect(output).toMatch(/Stopped\.\n$/);
  }, 60_000);

  test('starts by the code of the README, on the documents of the command', async () => {
    expect(await run('node', ['start.mjs'])).toBe(printedBy(fileOf('start.mjs')));
  });

  test('serves the test of the README', async () => {
    expect(await run('node', ['--test', 'notes.test.mjs'])).toContain('pass 1');
  });

  test('has types for the examples of the README', async () => {
    const compilerOptions = {
      strict: true,
      noImplicitAny: false,
      checkJs: true,
      noEmit: true,
      skipLibCheck: true,
      target: 'es2023',
      module: 'nodenext',
      types: ['node'],
    };
    const files = [...readme.files.keys()].filter((name) => name.endsWith('.mjs'));
    await writeFile(join(folder, 'tsconfig.json'), JSON.stringify({ compilerOptions, files }));
    expect(await run('tsc', ['-p', '.']).catch((error) => error.stdout)).toBe('');
    await writeFile(
      join(folder, 'wrong.mjs'),
      "import { startDocumentStore } from '@casino/firestore';\nawait startDocumentStore({ port: 1 });\n",
    );
    const wrong = { compilerOptions, files: ['wrong.mjs'] };
    await writeFile(join(folder, 'tsconfig.json'), JSON.stringify(wrong));
    expect(await run('tsc', ['-p', '.']).catch((error) => error.stdout)).toContain('projectId');
  });
});
