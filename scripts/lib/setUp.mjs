import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { progress, Refusal } from './console.mjs';
import { withLock } from './lock.mjs';
import { run } from './run.mjs';

/** The repository's root folder. */
export const ROOT = fileURLToPath(new URL('../../', import.meta.url));

/** The folder for the reports of all commands. Git ignores it. */
export const REPORTS = join(ROOT, '.reports');

/** The version of the Cloud Functions runtime. All programs of the project run on it. */
const NODE_VERSION = '24.21.0';
const NODE_MAJOR = NODE_VERSION.split('.')[0];
const TOOLCHAIN = join(ROOT, '.toolchain');
const LOGS = join(REPORTS, 'set-up');

/**
 * Installs Node 24 and the locked dependencies, if they are missing. A lock serialises concurrent commands.
 * @returns {Promise<NodeJS.ProcessEnv>} the environment for the project's programs
 */
export async function setUp() {
  const [major] = process.versions.node.split('.').map(Number);
  if (major < 20) {
    throw new Refusal(
      `Node ${process.versions.node} is too old: install Node 20 or newer (nodejs.org) and run this again.`,
    );
  }
  mkdirSync(TOOLCHAIN, { recursive: true });
  return withLock(join(TOOLCHAIN, 'set-up.lock'), async () => {
    const nodeFolder = await ensureNode();
    const env = {
      ...process.env,
      PATH: [nodeFolder, join(ROOT, 'node_modules', '.bin'), process.env.PATH]
        .filter(Boolean)
        .join(delimiter),
      TURBO_TELEMETRY_DISABLED: '1',
      STORYBOOK_DISABLE_TELEMETRY: '1',
      NO_UPDATE_NOTIFIER: '1',
      // Node stores the code that it has compiled, so that the next process starts in half the time.
      NODE_COMPILE_CACHE: join(ROOT, 'node_modules', '.cache', 'node'),
    };
    await ensureDependencies(env);
    return env;
  });
}

/**
 * Sets up, and runs `body` on the project's Node: on another version, the same command starts again on that Node. So a
 * command may use what Node 24 has, and starts on each version that README names.
 * @template T
 * @param {(env: NodeJS.ProcessEnv) => Promise<T>} body
 * @returns {Promise<T | undefined>} its result; undefined if it ran in another process
 */
export async function onProjectNode(body) {
  const env = await setUp();
  if (isProjectNode()) return body(env);
  process.exitCode = await run('node', process.argv.slice(1), { env });
  return undefined;
}

function isProjectNode() {
  return process.versions.node.split('.')[0] === NODE_MAJOR;
}

/** The folder of Node 24's `node`, or null if the running Node has the right version. */
async function ensureNode() {
  if (isProjectNode()) return null;
  const home = join(TOOLCHAIN, `node-${NODE_VERSION}`);
  const packageName = process.platform === 'linux' ? `node-linux-${process.arch}` : 'node';
  const folder = join(home, 'node_modules', packageName, 'bin');
  if (existsSync(folder)) return folder;

  progress(
    `Installing Node ${NODE_VERSION} for this project only (yours is ${process.versions.node})`,
  );
  const unfinished = `${home}.unfinished`;
  rmSync(unfinished, { recursive: true, force: true });
  mkdirSync(unfinished, { recursive: true });
  writeFileSync(
    join(unfinished, 'package.json'),
    JSON.stringify({ private: true, allowScripts: { node: true } }),
  );
  await npm(['install', '--no-save', '--prefix', unfinished, `${packageName}@${NODE_VERSION}`], {
    log: 'node.log',
    refusal: `Node ${NODE_VERSION} could not be installed from npm. Install Node ${NODE_MAJOR} and run this again.`,
  });
  renameSync(unfinished, home);
  return folder;
}

/** Runs `npm ci` unless the installed dependencies match the lockfile. */
async function ensureDependencies(env) {
  const stamp = join(ROOT, 'node_modules', '.installed');
  const wanted = createHash('sha256')
    .update(NODE_VERSION)
    .update(readFileSync(join(ROOT, 'package-lock.json')))
    .digest('hex');
  if (existsSync(stamp) && readFileSync(stamp, 'utf8') === wanted) return;

  progress('Installing the dependencies (about a minute)');
  await npm(['ci'], {
    env,
    log: 'dependencies.log',
    refusal: 'The dependencies could not be installed. Check the connection to the npm registry.',
  });
  writeFileSync(stamp, wanted);
}

/** Runs npm. @throws {Refusal} with `refusal` and npm's first error lines */
export async function npm(args, { env = process.env, log, refusal }) {
  const cli = process.env.npm_execpath;
  const file = join(LOGS, log);
  const options = { env, cwd: ROOT, log: file };
  const code = cli?.endsWith('.js')
    ? await run('node', [cli, ...args], options)
    : await run('npm', args, options);
  if (code === 0) return;
  const complaints = readFileSync(file, 'utf8')
    .split('\n')
    .filter((line) => /^npm error \S/.test(line))
    .slice(0, 12);
  throw new Refusal([refusal, ...complaints].join('\n  '));
}
