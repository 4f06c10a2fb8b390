import { spawnSync } from 'node:child_process';
import { expect, it } from 'vitest';

/** Runs a program whose body is `code`. Returns its exit code and the last line of its output. */
function run(code) {
  const module = new URL('./endWithCount.mjs', import.meta.url);
  const program = `import { endWithCount } from '${module}'; await endWithCount(async () => { ${code} });`;
  const { status, stdout } = spawnSync('node', ['--input-type=module', '-e', program], {
    encoding: 'utf8',
  });
  return [status, stdout.trimEnd().split('\n').at(-1)];
}

it.each([
  ['passes', 'return { passed: 3, failed: 0 }', 0, '3 passed, 0 failed'],
  ['has a failure', 'return { passed: 3, failed: 2 }', 1, '3 passed, 2 failed'],
  ['has no test', 'return { passed: 0, failed: 0 }', 1, '0 passed, 0 failed'],
  ['throws', 'throw new Error("gone")', 1, '0 passed, 1 failed'],
  [
    'throws in a callback',
    'setTimeout(() => { throw new Error("gone") }); await new Promise((done) => setTimeout(done, 1_000))',
    1,
    '0 passed, 1 failed',
  ],
  [
    'prints after a failure',
    'setTimeout(() => console.log("late")); throw new Error("gone")',
    1,
    '0 passed, 1 failed',
  ],
  ['leaves the tests to another process', 'process.exitCode = 1', 1, ''],
])('a run that %s ends with its count', (_, code, status, line) => {
  expect(run(code)).toEqual([status, line]);
});
