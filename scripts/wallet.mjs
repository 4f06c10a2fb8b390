// npm run wallet: checks the settings of Apple Wallet and Google Wallet. docs/wallet.md describes them.
//   npm run wallet -- --project casino-loyalty-staging
//   npm run wallet -- --project casino-loyalty-staging --apple wallet.pem --google key.json
import { readFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { main, Refusal } from './lib/console.mjs';
import { checkWallets, deployedSecret } from './lib/deployment/checkWallets.mjs';
import { functionSettings } from './lib/deployment/functionSettings.mjs';

const USAGE = `npm run wallet -- --project ID                    checks the deployed secrets
npm run wallet -- --project ID --apple wallet.pem --google key.json
                                                  checks files, before they become secrets`;

await main(async () => {
  const { project, ...files } = readArguments();
  if (!project) throw new Refusal(USAGE);
  const fileOf = { APPLE_WALLET_PEM: files.apple, GOOGLE_WALLET_KEY: files.google };
  const isOffered = await checkWallets(functionSettings(project), async (secret) => {
    const file = fileOf[secret];
    return file ? textOf(file) : deployedSecret(secret, project);
  });
  if (!isOffered) console.log(`packages/functions/.env.${project} turns no wallet on.`);
});

function readArguments() {
  /** @type {{ type: 'string' }} */
  const text = { type: 'string' };
  try {
    return parseArgs({ options: { project: text, apple: text, google: text } }).values;
  } catch (error) {
    const { message } = /** @type {Error} */ (error);
    throw new Refusal(`${message}\n\n${USAGE}`);
  }
}

function textOf(file) {
  try {
    return readFileSync(file, 'utf8');
  } catch {
    throw new Refusal(`The file ${file} cannot be read.`);
  }
}
