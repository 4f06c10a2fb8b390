import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { brokenOff, run } from './run.mjs';

const folder = mkdtempSync(join(tmpdir(), 'run-'));
afterAll(() => rmSync(folder, { recursive: true }));

const log = join(folder, 'log');
const node = (code) => run('node', ['-e', code], { log });

describe('a program', () => {
  it('leaves its output in its log, and its exit code', async () => {
    expect(await node('console.log("out"); console.error("err"); process.exit(3)')).toBe(3);
    expect(readFileSync(log, 'utf8')).toBe('out\nerr\n');
    expect(brokenOff('node', 3)).toBeNull();
  });

  it('that is not there is named', async () => {
    const exitCode = await run('no-such-program', [], { log });
    expect(brokenOff('no-such-program', exitCode)).toMatch(
      /^"no-such-program" could not be started: it is not installed\./,
    );
  });

  it('that runs out of memory says so', async () => {
    const killed = await node('process.kill(process.pid, "SIGKILL"); setTimeout(() => {}, 9e3)');
    expect(brokenOff('vitest', killed)).toBe(
      '"vitest" was ended by SIGKILL. That happens when memory runs out: close other programs, or give the machine more.',
    );
    const heap = 'const all = []; for (;;) all.push(new Array(1e5).fill(all.length));';
    const exhausted = await run('node', ['--max-old-space-size=20', '-e', heap], { log });
    expect(brokenOff('vitest', exhausted)).toMatch(/ended by SIGABRT.*memory runs out/);
  });
});
