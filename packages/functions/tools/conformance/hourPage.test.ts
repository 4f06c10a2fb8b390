// @module-tag all
import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { freePorts } from '../../local/settings/ports.ts';
import { accessToken } from '../../src/adapters/http/accessToken.ts';
import { CASES } from './cases/cases.ts';
import { details } from './reports/report.ts';
import { kitOf, type Result, runCases } from './runCases.ts';
import { readTestData } from './testData.ts';

const PAGE = fileURLToPath(new URL('../../../../docs/connect-in-an-hour.md', import.meta.url));
const TOKEN = 'my-token';

/** What the page says that the kit does not test on its service. */
const NOT_TESTED = [
  'token-expired-content',
  'token-expired-members',
  'token-expired-writes',
  'language-named',
  'etag-of-languages',
  'translation-complete',
  'cursor-again',
  'clocks-spring',
  'clocks-autumn',
  'vouchers-cursor-again',
  'etag-of-list',
  'cursor-after-change',
  'vouchers-cursor-changed',
  'retry-after-content',
  'retry-after-members',
];

/** The cases of statements of points and of redemptions, which the service does not have. */
const OPTIONAL = /points|Point|^movements|redeem|Redemption|^redemptions|reverse|[Oo]ffline/;

const FILES = ['service.mjs', 'data.mjs', 'members.json'] as const;

/** The text of a file: the block below the heading with its name. */
function blockOf(file: string): string {
  const page = readFileSync(PAGE, 'utf8');
  const [, block] = new RegExp(`### ${file}\n\n\`\`\`\\w+\n([\\s\\S]*?)\n\`\`\``).exec(page) ?? [];
  if (block === undefined) throw new Error(`The page has no ${file}.`);
  return block;
}

const folder = mkdtempSync(join(tmpdir(), 'hour-'));
let service: ChildProcess;
let url: string;
beforeAll(async () => {
  for (const file of FILES) writeFileSync(join(folder, file), blockOf(file));
  const { app: port } = await freePorts();
  service = spawn(process.execPath, [join(folder, 'service.mjs')], {
    env: { ...process.env, PORT: `${port}`, TOKEN },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  if (service.stdout) await once(service.stdout, 'data');
  url = `http://127.0.0.1:${port}`;
});
afterAll(async () => {
  service.kill();
  await once(service, 'exit');
  rmSync(folder, { recursive: true });
});

it('the service of docs/connect-in-an-hour.md follows every rule that the kit can test on it', async () => {
  const target = { url, token: accessToken({ token: TOKEN }), limitMs: 3_000 };
  const data = readTestData(join(folder, 'members.json'));
  const kit = kitOf({ content: target, members: target }, data);
  const results: Result[] = [];
  for await (const result of runCases(CASES, kit)) results.push(result);
  const failed = results.filter(({ outcome }) => outcome === 'failed');
  expect(details(failed, kit.own)).toBe('');
  const untested = results.filter(({ outcome }) => outcome === 'not tested');
  const ids = untested.map((each) => each.case.id);
  expect(ids.filter((id) => !OPTIONAL.test(id)).toSorted()).toEqual(NOT_TESTED.toSorted());
  const optional = CASES.map(({ id }) => id).filter((id) => OPTIONAL.test(id));
  expect(ids.filter((id) => OPTIONAL.test(id))).toEqual(optional);
});
