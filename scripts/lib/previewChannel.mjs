import { execFile } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, dirname, join } from 'node:path';
import { promisify } from 'node:util';
import { Refusal } from './console.mjs';

const LIFETIME = '14d';

const NOT_SET =
  'There is no preview channel. To get one, set the variable `PREVIEW_PROJECT` and the secret `PREVIEW_SERVICE_ACCOUNT` of this repository.';

/**
 * Deploys a folder to a preview channel of Firebase Hosting, if the environment names a project.
 * @param {{ folder: string, channel: string, env: NodeJS.ProcessEnv,
 *   firebase?: (args: string[], env: NodeJS.ProcessEnv) => Promise<{ stdout: string }> }} options `firebase` replaces
 *   the Firebase CLI in tests
 * @returns {Promise<string>} Markdown with the addresses, or with the reason for no channel
 * @throws {Refusal} if the deployment fails
 */
export async function deployPreview({ folder, channel, env, firebase = runFirebase }) {
  const { PREVIEW_PROJECT: project, PREVIEW_SERVICE_ACCOUNT: account, ...others } = env;
  if (!project || !account) return NOT_SET;
  const config = join(dirname(folder), 'preview.firebase.json');
  writeFileSync(config, JSON.stringify({ hosting: hostingOf(folder) }));
  const secrets = mkdtempSync(join(tmpdir(), 'casino-preview-'));
  const key = join(secrets, 'key.json');
  const args = ['hosting:channel:deploy', channel, '--project', project, '--config', config];
  const settings = [
    '--expires',
    LIFETIME,
    '--no-authorized-domains',
    '--non-interactive',
    '--json',
  ];
  try {
    writeFileSync(key, account, { mode: 0o600 });
    const options = { ...others, GOOGLE_APPLICATION_CREDENTIALS: key };
    const { stdout } = await firebase([...args, ...settings], options);
    const [{ url }] = Object.values(JSON.parse(stdout).result);
    return `[Storybook](${url}) and [the stories that changed](${url}/looks/), for ${LIFETIME.slice(0, -1)} days.`;
  } catch (error) {
    throw new Refusal(`The preview channel could not be deployed: ${error.message}`);
  } finally {
    rmSync(secrets, { recursive: true });
  }
}

/** Search engines must not index previews. */
function hostingOf(folder) {
  const headers = [{ key: 'X-Robots-Tag', value: 'noindex' }];
  return { public: basename(folder), headers: [{ source: '**', headers }] };
}

function runFirebase(args, env) {
  return promisify(execFile)('firebase', args, { env, maxBuffer: 16 * 1024 * 1024 });
}
