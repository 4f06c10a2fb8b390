import { execFile } from 'node:child_process';
import { existsSync, readFileSync, statSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { promisify } from 'node:util';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startChild } from '../local/child/startChild.ts';
import { environmentOf } from '../local/environment/environment.ts';
import { HOST, PROJECT_ID } from '../local/settings/project.ts';
import { bundleInto, deploymentFolder } from '../testing/backend/bundle.ts';
import { testBackend } from '../testing/backend/testBackend.ts';
import { type HttpAnswer, httpCall } from '../testing/calls/httpCall.ts';
import { REQUESTS } from '../testing/calls/requestsOf.ts';
import { newestMailTo } from '../testing/members/inbox.ts';
import { type MarkedMember, markedMember } from '../testing/members/markedMember.ts';
import { addTestDevices, isOfTill, tillCaller } from '../testing/till/tillCallers.ts';
import type { CallableName } from './contract/catalogue/callableTypes.ts';
import { FUNCTIONS_REGION } from './contract/limits.ts';

const execute = promisify(execFile);
const SERVER = new URL('../testing/backend/bundleProcess.ts', import.meta.url);
const LOADED_FILES = fileURLToPath(new URL('../testing/backend/loadedFiles.mjs', import.meta.url));

/**
 * The code that a cold function loads before its first call, plus 3 %. Unlike times, it does not vary
 * between runs.
 */
const EAGER_BYTES = 9_930_000;

/** Packages that are loaded on demand or never. */
const NOT_EAGER = [
  '@google-cloud/storage',
  'cockatiel',
  'express',
  'joi',
  'node-fetch',
  'node-forge',
  'nodemailer',
  'passkit-generator',
  'pngjs',
  'qrcode',
];

const folder = deploymentFolder();
const index = join(folder, 'index.js');
beforeAll(() => bundleInto(folder));

describe('the bundle, without installed packages', () => {
  let origin: string;
  let member: MarkedMember;

  beforeAll(async () => {
    // The pictures of passes are those of the bundle.
    const env = { ...environmentOf(testBackend()), PASS_PICTURES: '' };
    const server = await startChild('The bundle', SERVER, { args: [index], env });
    afterAll(() => server.stop());
    origin = `http://${HOST}:${server.port}/${PROJECT_ID}/${FUNCTIONS_REGION}`;
    member = await markedMember();
    await addTestDevices();
  });

  const answerTo = (name: CallableName, who = member): Promise<HttpAnswer> =>
    httpCall(who.client, `${origin}/${name}`, {
      body: JSON.stringify({ data: REQUESTS[name](who) }),
    });

  const names = Object.keys(REQUESTS).filter((name) => name !== 'users-deleteAccount');
  it.each(names as CallableName[])('§7 answers %s', async (name) => {
    const who = isOfTill(name) ? { ...member, client: await tillCaller(name) } : member;
    expect(await answerTo(name, who)).toMatchObject({ httpStatus: 200 });
  });

  it('§7 answers users-deleteAccount', async () => {
    expect(await answerTo('users-deleteAccount', await markedMember())).toMatchObject({
      httpStatus: 200,
    });
  });

  it('§7 renders the code of a voucher', async () => {
    const { body } = await answerTo('vouchers-generateQrCode');
    const png = Buffer.from(JSON.parse(body).result.base64Png, 'base64');
    expect(png.subarray(1, 4).toString()).toBe('PNG');
  });

  it('§7 makes a pass', async () => {
    const { url } = JSON.parse((await answerTo('wallet-getWalletPass')).body).result;
    const pass = await fetch(`${origin}/wallet-apple/passes/${url.split('/').at(-1)}`);
    expect([pass.status, (await pass.text()).slice(0, 2)]).toEqual([200, 'PK']);
  });

  it('§7 sends an e-mail', async () => {
    await answerTo('users-sendPasswordReset');
    expect(await newestMailTo(member.email)).toMatchObject({
      subject: expect.stringContaining('password'),
    });
  });
});

describe('the code loaded before the first call', () => {
  let files: readonly string[];
  beforeAll(async () => {
    const { stdout } = await execute('node', [LOADED_FILES, pathToFileURL(index).href], {
      env: { PATH: process.env['PATH'], GCLOUD_PROJECT: 'demo' },
    });
    const own = pathToFileURL(LOADED_FILES).href;
    files = JSON.parse(stdout).filter((url: string) => url !== own);
  });

  it('is only from the bundle, and within its budget', () => {
    const paths = files.map((url) => fileURLToPath(url));
    expect(paths.filter((path) => relative(folder, path).startsWith('..'))).toEqual([]);
    const bytes = paths.reduce((sum, path) => sum + statSync(path).size, 0);
    expect(bytes).toBeLessThan(EAGER_BYTES);
  });

  it('excludes the code of wallets', () => {
    const sources = files.flatMap((url) => sourcesOf(fileURLToPath(url)));
    expect(sources.some((source) => source.endsWith('src/index.ts'))).toBe(true);
    expect(
      sources.filter((source) => /src\/(?:adapters\/wallets|domain\/wallet)\//.test(source)),
    ).toEqual([]);
  });

  it('excludes packages that only some functions need', () => {
    const packages = new Set(files.flatMap((url) => packagesOf(fileURLToPath(url))));
    expect(packages).toContain('@google-cloud/firestore');
    expect(NOT_EAGER.filter((name) => packages.has(name))).toEqual([]);
  });
});

it('the bundle has the licences of all of its packages', () => {
  const licences = readFileSync(join(folder, 'LICENCES.txt'), 'utf8');
  for (const name of [
    'firebase-admin',
    'nodemailer',
    'passkit-generator',
    'zod',
    '@google-cloud/firestore',
  ]) {
    expect(licences).toMatch(new RegExp(`^${name} \\d+\\.\\d+\\.\\d+$`, 'm'));
  }
});

/** The sources of a file of the bundle, by its source map. */
function sourcesOf(file: string): string[] {
  if (!existsSync(`${file}.map`)) return [];
  return (JSON.parse(readFileSync(`${file}.map`, 'utf8')) as { sources: string[] }).sources;
}

/** The packages in a file of the bundle. */
function packagesOf(file: string): string[] {
  return sourcesOf(file).flatMap((source) => {
    const inside = join(dirname(file), source).split('/node_modules/').at(-1) ?? '';
    const [scope = '', name = ''] = inside.split('/');
    return source.includes('node_modules/')
      ? [scope.startsWith('@') ? `${scope}/${name}` : scope]
      : [];
  });
}
