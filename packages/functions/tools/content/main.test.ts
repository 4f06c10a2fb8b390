// @module-tag all
import { spawnSync } from 'node:child_process';
import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, it } from 'vitest';
import { DEMO } from './store/testing.fixtures.ts';

const PROGRAM = fileURLToPath(new URL('./main.ts', import.meta.url));

function run(args: readonly string[], env: Readonly<Record<string, string>> = {}) {
  const { status, stdout, stderr } = spawnSync(process.execPath, [PROGRAM, ...args], {
    env: { ...process.env, ...env },
    encoding: 'utf8',
  });
  return { status, stdout, stderr };
}

it('check prints the number of files and ends with 0', () => {
  expect(run(['check', DEMO])).toMatchObject({
    status: 0,
    stdout: expect.stringMatching(/^\d+ files without a problem, for \d+ entries\.\n$/),
  });
});

it.each([
  ['no command', [], 'Commands:'],
  ['an unknown command', ['publish', DEMO], 'Commands:'],
  ['an unknown option', ['check', DEMO, '--fast'], "Unknown option '--fast'"],
  ['a check without a folder', ['check'], 'Commands:'],
  ['a preview of a missing folder', ['preview', `${DEMO}none`], 'There is no folder'],
  ['two folders', ['check', DEMO, DEMO], 'Commands:'],
  ['a rollback with a folder', ['rollback', DEMO, '--local'], 'Commands:'],
  ['no place', ['push', DEMO], 'Say where: --local or --project NAME.'],
  ['two places', ['push', DEMO, '--local', '--project', 'staging'], 'Choose one of'],
  ['a missing folder', ['check', `${DEMO}none`], 'There is no folder'],
  ['no sign-in', ['diff', DEMO, '--project', 'staging'], 'You are not signed in'],
])('%s ends with 1 and a sentence', (_, args, sentence) => {
  const result = run(args, { GOOGLE_APPLICATION_CREDENTIALS: `${DEMO}none.json` });
  expect(result.status).toBe(1);
  expect(result.stderr).toContain(sentence);
  expect(result.stderr).not.toContain('    at ');
});

it('a backend that does not run ends with 1 and a sentence', () => {
  const result = run(['diff', DEMO, '--local'], { FIRESTORE_EMULATOR_HOST: '127.0.0.1:9' });
  expect(result.status).toBe(1);
  expect(result.stderr).toContain('The demo does not run on this machine');
});

const PAGE = '---\nupdatedOn: 2026-11-02\n---\n';
const BOMB = Array.from({ length: 9 }, (_, level) => {
  const values = Array(9).fill(level === 0 ? 'win' : `*a${level - 1}`);
  return `a${level}: &a${level} [${values.join(', ')}]`;
}).join('\n');

it.each([
  ['aliases that multiply', 'offers/tea.yaml', BOMB, 'offers/tea.yaml:2  Text that begins with *'],
  [
    '90,000 quotations',
    'pages/faqs.md',
    `${PAGE}${'>'.repeat(90_000)}`,
    'pages/faqs.md:4  A text has',
  ],
])('%s end with 1 and a sentence', (_, file, text, sentence) => {
  const folder = mkdtempSync(join(tmpdir(), 'content-'));
  cpSync(DEMO, folder, { recursive: true });
  writeFileSync(join(folder, file), text);
  const result = run(['check', folder]);
  rmSync(folder, { recursive: true });
  expect(result.status).toBe(1);
  expect(result.stderr).toContain(sentence);
  expect(result.stderr).not.toContain('    at ');
});

it('a file of Windows, with a byte order mark and its line breaks, is read', () => {
  const folder = mkdtempSync(join(tmpdir(), 'content-'));
  cpSync(DEMO, folder, { recursive: true });
  for (const file of ['events/thursday-trio.md', 'offers/tasting.yaml']) {
    const text = readFileSync(join(folder, file), 'utf8');
    writeFileSync(join(folder, file), `\uFEFF${text.replaceAll('\n', '\r\n')}`);
  }
  expect(run(['check', folder])).toMatchObject({ status: 0, stderr: '' });
  rmSync(folder, { recursive: true });
});
