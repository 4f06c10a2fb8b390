// @module-tag all
import { execFile } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { DEMO_CREDENTIALS } from '../../../local/settings/demoCredentials.ts';
import { type OwnReference, ownReference } from '../../../testing/backend/ownReference.ts';

const PROGRAM = fileURLToPath(new URL('./main.ts', import.meta.url));
const DATA = fileURLToPath(new URL('../../../../../docs/conformance.demo.json', import.meta.url));

interface Ended {
  readonly status: number;
  readonly output: string;
  readonly errors: string;
}

/** Runs the program beside this process, which serves its requests. */
function run(args: readonly string[], env: Readonly<Record<string, string>> = {}): Promise<Ended> {
  const { CONFORMANCE_TOKEN: _, SERVICE_CREDENTIALS: __, ...rest } = process.env;
  return new Promise((resolve) => {
    const child = execFile(
      process.execPath,
      [PROGRAM, ...args],
      { env: { ...rest, ...env } },
      (_error, output, errors) => resolve({ status: child.exitCode ?? -1, output, errors }),
    );
  });
}

const { token, clientId, clientSecret } = DEMO_CREDENTIALS;

let reference: OwnReference;
/** The secret that the product has: client credentials of the members, a token of the content. */
let secret: { readonly members: object; readonly content: object };
beforeAll(async () => {
  reference = await ownReference();
  const tokenUrl = `${reference.url}/oauth/token`;
  secret = { members: { tokenUrl, clientId, clientSecret }, content: { token } };
});
afterAll(() => reference.stop());

/** The arguments for both services and a few cases. */
function both() {
  return ['--content', reference.url, '--members', `${reference.url}/`, '--data', DATA].concat(
    '--only',
    'content-type',
  );
}

describe('access to the services', () => {
  it.concurrent('uses the client credentials of a service, as the product does', async () => {
    const ended = await run(both(), { SERVICE_CREDENTIALS: JSON.stringify(secret) });
    expect(ended).toMatchObject({ status: 0, errors: '' });
    expect(ended.output).toContain('Cases: 2 passed, 0 failed, 0 not tested');
    expect(ended.output).toContain('Rules: 1 met, 0 broken, 0 not tested.');
  });

  it.concurrent('uses one token for both services', async () => {
    const ended = await run([...both(), '--token', token], { SERVICE_CREDENTIALS: 'none' });
    expect(ended).toMatchObject({ status: 0, errors: '' });
    expect(await run(both(), { CONFORMANCE_TOKEN: token })).toMatchObject({ status: 0 });
  });

  it.concurrent('ends before the first case if a service refuses the token', async () => {
    const ended = await run(both(), { CONFORMANCE_TOKEN: 'wrong' });
    expect(ended).toMatchObject({ status: 2, output: '' });
    expect(ended.errors).toBe('The content service replies 401 to this token.\n');
  });

  it.concurrent('ends before the first case if the token endpoint gives no token', async () => {
    const members = { ...secret.members, clientSecret: 'another-secret' };
    const ended = await run(both(), {
      SERVICE_CREDENTIALS: JSON.stringify({ ...secret, members }),
    });
    expect(ended).toMatchObject({ status: 2, output: '' });
    expect(ended.errors).toBe(
      `The token endpoint ${reference.url}/oauth/token of the members service gives no token: status 401, invalid_client.\n`,
    );
  });

  it.concurrent('ends with one line before the first case if nothing answers', async () => {
    const silent = await ownReference();
    await silent.stop();
    const args = ['--content', silent.url, '--members', silent.url, '--token', token];
    const ended = await run(args);
    expect(ended).toMatchObject({ status: 2, output: '' });
    expect(ended.errors).toMatch(/^Nothing answers at http:\S+: connect ECONNREFUSED \S+\.\n$/);
  });
});

it.concurrent('names a token endpoint at which nothing answers', async () => {
  const members = { ...secret.members, tokenUrl: 'http://127.0.0.1:1/token' };
  const ended = await run(both(), { SERVICE_CREDENTIALS: JSON.stringify({ ...secret, members }) });
  expect(ended).toMatchObject({ status: 2, output: '' });
  expect(ended.errors).toMatch(/^Nothing answers at the token endpoint http:\S+token: .+\n$/);
});

describe('the output', () => {
  it.concurrent('has a text of help', async () => {
    const ended = await run(['--help']);
    expect(ended).toMatchObject({ status: 0, errors: '' });
    expect(ended.output).toContain('--junit FILE');
  });

  it.concurrent('has the cases of a rule, the seed, and files for continuous integration', async () => {
    const folder = mkdtempSync(join(tmpdir(), 'kit-'));
    const [json, junit] = [join(folder, 'kit.json'), join(folder, 'kit.xml')];
    const args = ['--content', reference.url, '--token', token, '--seed', '42', '--only', 'C-10'];
    const ended = await run([...args, '--json', json, '--junit', junit]);
    expect(ended).toMatchObject({ status: 0, errors: '' });
    expect(ended.output).toContain('--seed 42');
    expect(JSON.parse(readFileSync(json, 'utf8'))).toMatchObject({
      seed: 42,
      rules: [{ rule: 'C-10', outcome: 'met' }],
    });
    expect(readFileSync(junit, 'utf8')).toContain('<testsuite name="content" tests="3"');
    rmSync(folder, { recursive: true });
  });

  it.concurrent('runs a command that changes content', async () => {
    const args = ['--content', reference.url, '--token', token, '--only', 'C-05'];
    const ended = await run([...args, '--change', 'true']);
    expect(ended.output).toContain(
      'The command of --change changed no later page of a list alone.',
    );
  });
});

it.concurrent('ends with 2 if the command of --change fails', async () => {
  const args = ['--content', reference.url, '--token', token, '--only', 'C-05'];
  const ended = await run([...args, '--change', 'exit 3']);
  expect(ended).toMatchObject({
    status: 2,
    errors: 'The command of --change failed: it ended with 3.\n',
  });
});

it.concurrent('names a missing and an unknown field of the test data', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'kit-'));
  const file = join(folder, 'data.json');
  writeFileSync(file, '{ "formerEmail": { "crmID": "m-1", "email": "a@casino.test" } }');
  const ended = await run(['--content', reference.url, '--token', token, '--data', file]);
  expect(ended).toMatchObject({ status: 2, output: '' });
  expect(ended.errors).toContain('formerEmail.crmId: missing; formerEmail: unknown field crmID.');
  rmSync(folder, { recursive: true });
});

it.concurrent('runs one case if --only is its id', async () => {
  const args = ['--members', reference.url, '--token', token, '--data', DATA, '--write'];
  const ended = await run([...args, '--only', 'any-person']);
  expect(ended.output).toContain('Cases: 1 passed, 0 failed, 0 not tested');
});

describe('wrong arguments', () => {
  const CONTENT = ['--content', 'https://content.casino.test', '--token', 't'];
  it.concurrent.each([
    ['no service', [], 'Name a service to check.'],
    ['a rule that does not exist', [...CONTENT, '--only', 'M-99'], 'no case has M-99'],
    [
      'a file that cannot be written',
      [...CONTENT, '--json', '/nowhere/kit.json'],
      '/nowhere/kit.json cannot be written',
    ],
    ['a file that is not JSON', [...CONTENT, '--data', PROGRAM], 'main.ts is not'],
  ])('%s ends with 2 and a sentence', async (_, args, sentence) => {
    const ended = await run(args);
    expect(ended).toMatchObject({ status: 2, output: '' });
    expect(ended.errors).toContain(sentence);
    expect(ended.errors).toMatch(/^[^\n]+ --help lists the options[.]\n$/);
  });
});
