import { once } from 'node:events';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { type AddressInfo, createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { runCommand } from './runCommand.ts';

let folder: string;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'store-command-'));
});

afterAll(() => rm(folder, { recursive: true }));

/** Runs the command, and stops it as soon as the store listens. */
async function outcomeOf(...args: string[]) {
  const printed = { out: '', error: '' };
  const exitCode = await runCommand(args, {
    out: (text) => {
      printed.out += text;
    },
    error: (text) => {
      printed.error += text;
    },
    stopped: async () => {},
  });
  return { exitCode, ...printed };
}

describe('embedded-firestore', () => {
  test('prints its options', async () => {
    const { exitCode, out } = await outcomeOf('--help');
    expect(exitCode).toBe(0);
    for (const name of ['port', 'host', 'project', 'rules', 'indexes', 'data', 'help']) {
      expect(out).toMatch(new RegExp(`^ {2}--${name} .+`, 'm'));
    }
  });

  test('prints its address and what it loads, and ends when it is stopped', async () => {
    const { exitCode, out, error } = await outcomeOf('--port', '0', '--project', 'demo-x');
    expect({ exitCode, error }).toEqual({ exitCode: 0, error: '' });
    const port = /^Cloud Firestore of project demo-x listens on 127\.0\.0\.1:(\d+)\.\n/.exec(
      out,
    )?.[1];
    expect(out).toContain('rules    none: only the admin SDK has access');
    expect(out).toContain('data     in memory');
    expect(out).toContain(`export FIRESTORE_EMULATOR_HOST=127.0.0.1:${port}`);
    expect(out).toMatch(/Stopped\.\n$/);
  });

  test.each<[string, string[], string]>([
    ['an unknown option', ['--prot', '1'], "Unknown option '--prot'."],
    ['an argument without an option', ['8080'], "Unexpected argument '8080'."],
    ['an option without a value', ['--rules'], "Option '--rules <value>' argument missing."],
    ['an empty option', ['--rules='], '--rules is empty.'],
    ['an option that is given twice', ['--port', '1', '--port', '2'], '--port is given twice.'],
    ['a port that is no number', ['--port', 'x'], '--port must be a number from 0 to 65535'],
    ['a port above 65535', ['--port', '65536'], 'but is "65536".'],
    ['an invalid project id', ['--project', 'a/b'], '--project must be a project id'],
  ])('rejects %s', async (_, args, message) => {
    const { exitCode, out, error } = await outcomeOf(...args);
    expect({ exitCode, out }).toEqual({ exitCode: 2, out: '' });
    expect(error).toMatch(/^embedded-firestore: .+ "embedded-firestore --help" lists .+\n$/);
    expect(error).toContain(message);
  });

  test('names a port that is in use', async () => {
    const server = createServer().listen(0, '127.0.0.1');
    await once(server, 'listening');
    const { port } = server.address() as AddressInfo;
    const { exitCode, error } = await outcomeOf('--port', String(port));
    server.close();
    expect(exitCode).toBe(1);
    expect(error).toBe(
      `embedded-firestore: Port ${port} of 127.0.0.1 is in use. Stop the other program, or choose another port with --port.\n`,
    );
  });

  test('names the line and the column of an error in the rules', async () => {
    const file = join(folder, 'bad.rules');
    await writeFile(file, "rules_version = '2';\nservice cloud.storage {}\n");
    const { exitCode, error } = await outcomeOf('--port', '0', '--rules', file);
    expect(exitCode).toBe(1);
    expect(error).toBe(
      `embedded-firestore: ${file}:2:15: Expected "firestore" but found "storage".\n`,
    );
  });

  test.each<[string, string[], string]>([
    ['a missing rules file', ['--rules', 'none'], 'the rules in none: no such file or directory.'],
    ['a folder of rules', ['--rules', '.'], 'the rules in .: illegal operation on a directory.'],
    ['a missing indexes file', ['--indexes', 'none'], 'the indexes in none: no such file'],
    ['a foreign address', ['--host', '192.0.2.1'], '192.0.2.1 is not an address of this machine.'],
  ])('names %s', async (_, args, message) => {
    const { exitCode, error } = await outcomeOf('--port', '0', ...args);
    expect(exitCode).toBe(1);
    expect(error).toMatch(/^embedded-firestore: .+\n$/);
    expect(error).toContain(message);
  });
});
