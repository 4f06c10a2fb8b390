// node scripts/bench.mjs: runs every benchmark and prints the results.
import { execFileSync } from 'node:child_process';
import { main, progress } from './lib/console.mjs';
import { run } from './lib/run.mjs';
import { ROOT, setUp } from './lib/setUp.mjs';

await main(async () => {
  const env = await setUp();
  const listed = execFileSync('git', ['ls-files', '*.bench.ts'], { cwd: ROOT, encoding: 'utf8' });
  const files = listed.split('\n');
  for (const file of files.filter(Boolean)) {
    progress(file);
    if ((await run('node', [file], { env, cwd: ROOT })) !== 0) process.exitCode = 1;
  }
});
