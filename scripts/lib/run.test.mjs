import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { abortReason, run } from './run.mjs';

const folder = mkdtempSync(join(tmpdir(), 'run-'));
afterAll(() => rmSync(folder, { recursive: true }));

const log = join(folder, 'log');
const node = (code) => run('node', ['-e', code], { log });

describe('run and abortReason', () => {
  it('write the output to the log, and return the exit code', async () => {
    expect(await node('console.log("out"); console.error("err"); process.exit(3)')).toBe(3);
    expect(readFileSync(log, 'utf8')).toBe('out\nerr\n');
    expect(abortReason('node', 3)).toBeNull();
  });

  it('name a program that is not installed', async () => {
    const exitCode = await run('no-such-program', [], { log });
    expect(abortReason('no-such-program', exitCode)).toMatch(
      /^"no-such-program" is not installed\./,
    );
  });

  it('end a program that exceeds its time', async () => {
    const exitCode = await run('node', ['-e', 'setTimeout(() => {}, 9e3)'], { log, timeout: 50 });
    expect(abortReason('node', exitCode)).toBe('"node" was ended by SIGTERM.');
  });

  it('name memory as a likely cause of SIGKILL and SIGABRT', async () => {
    const killed = await node('process.kill(process.pid, "SIGKILL"); setTimeout(() => {}, 9e3)');
    expect(abortReason('vitest', killed)).toBe(
      '"vitest" was ended by SIGKILL. A likely cause is a lack of memory: close other programs, or use a machine with more memory.',
    );
    const heap = 'const all = []; for (;;) all.push(new Array(1e5).fill(all.length));';
    const exhausted = await run('node', ['--max-old-space-size=20', '-e', heap], { log });
    expect(abortReason('vitest', exhausted)).toMatch(/ended by SIGABRT.*lack of memory/);
  });
});
