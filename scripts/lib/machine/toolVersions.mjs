import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { onPath } from './debian.mjs';

const ENGINES = ['firefox-esr', 'firefox', 'WebKitWebDriver'];

const execute = promisify(execFile);

/**
 * The versions of the programs outside of the repository that tests use. They are part of the key of every cached
 * result.
 */
export async function toolVersions(env) {
  const programs = [
    'node',
    env.CHROMIUM_PATH,
    env.HEADLESS_SHELL_PATH,
    ...ENGINES.map(onPath).filter(Boolean),
  ];
  const versions = programs.map((program) =>
    execute(program, ['--version'], { env }).then(
      ({ stdout }) => stdout.trim(),
      () => program,
    ),
  );
  return (await Promise.all(versions)).join(', ');
}
