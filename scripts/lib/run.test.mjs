import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { run } from './run.mjs';

const folder = mkdtempSync(join(tmpdir(), 'run-'));
afterAll(() => rmSync(folder, { recursive: true }));

const log = join(folder, 'log');

describe('run', () => {
  it('writes the output to the log, and returns the exit code', async () => {
    const code = 'console.log("out"); console.error("err"); process.exit(3)';
    expect(await run('node', ['-e', code], { log })).toBe(3);
    expect(readFileSync(log, 'utf8')).toBe('out\nerr\n');
  });

  it('returns 127 for a program that is not installed', async () => {
    expect(await run('no-such-program', [], { log })).toBe(127);
  });

  it('ends a program that exceeds its time', async () => {
    const waits = ['-e', 'setTimeout(() => {}, 9e3)'];
    expect(await run('node', waits, { log, timeout: 50 })).toBe(128 + 15);
  });
});
