import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { progress, Refusal } from './console.mjs';
import { run } from './run.mjs';
import { ROOT } from './setUp.mjs';

/** Builds the app for production, or restores the build from the cache if its inputs are unchanged. */
export async function buildApp(env) {
  progress('Building the app');
  const log = join(ROOT, '.reports', 'build.log');
  const code = await run(
    'turbo',
    ['run', 'build', '--filter=@casino/app', '--output-logs=new-only'],
    {
      env,
      cwd: ROOT,
      log,
    },
  );
  if (code !== 0) {
    throw new Refusal(`The app could not be built:\n${readFileSync(log, 'utf8')}`);
  }
}
