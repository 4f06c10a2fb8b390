import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { Refusal } from '../console.mjs';
import { ROOT, setUp } from '../setUp.mjs';

const execute = promisify(execFile);

/** The setting that turns a wallet on, and its secret. */
const WALLETS = [
  { id: 'APPLE_PASS_TYPE_ID', secret: 'APPLE_WALLET_PEM' },
  { id: 'GOOGLE_WALLET_ISSUER_ID', secret: 'GOOGLE_WALLET_KEY' },
];
const PROGRAM = join(ROOT, 'packages/functions/tools/walletCheck/main.ts');

/**
 * Checks the settings of the offered wallets, and prints one line for each. Rejects with a `Refusal` if one is wrong or a
 * secret cannot be read. Reads no secret without a wallet.
 * @param {Readonly<Record<string, string>>} settings of the functions, without secrets
 * @param {(secret: string) => Promise<string>} read the value of a secret
 * @param {() => Promise<NodeJS.ProcessEnv>} environment of the project's programs
 * @returns {Promise<boolean>} false if the deployment offers no wallet
 */
export async function checkWallets(settings, read, environment = setUp) {
  const offered = WALLETS.filter(({ id }) => settings[id]);
  if (offered.length === 0) return false;
  const secrets = await Promise.all(
    offered.map(async ({ secret }) => [secret, await read(secret)]),
  );
  const env = { ...(await environment()), ...settings, ...Object.fromEntries(secrets) };
  const { stdout, stderr, code } = await execute('node', [PROGRAM], { env }).catch(
    (error) => error,
  );
  process.stdout.write(stdout);
  if (code !== undefined) throw new Refusal(`${stderr.trim()}\ndocs/wallet.md has the steps.`);
  return true;
}

/** The value of a deployed secret. Rejects with a `Refusal` if it cannot be read. */
export async function deployedSecret(secret, project) {
  const firebase = join(ROOT, 'node_modules/.bin/firebase');
  try {
    const access = ['functions:secrets:access', secret, '--project', project];
    return (await execute(firebase, access)).stdout;
  } catch {
    throw new Refusal(
      `The secret ${secret} of ${project} cannot be read. Set it (docs/wallet.md), and log in with the role "Secret Manager Secret Accessor".`,
    );
  }
}
