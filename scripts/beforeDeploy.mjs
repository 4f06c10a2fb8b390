// Runs before `firebase deploy` uploads anything (`predeploy` in firebase.json). Warns, or stops the deployment.

import { main, Refusal } from './lib/console.mjs';
import { checkAppCheck } from './lib/deployment/appCheckSetting.mjs';
import { checkWallets, deployedSecret } from './lib/deployment/checkWallets.mjs';
import { functionSettings } from './lib/deployment/functionSettings.mjs';
import { checkWords } from './lib/words/commands.mjs';

await main(async () => {
  await checkWords();
  const { GCLOUD_PROJECT, CASINO_FIREBASE_CONFIG } = process.env;
  const settings = functionSettings(GCLOUD_PROJECT);
  const finding = checkAppCheck(settings, CASINO_FIREBASE_CONFIG);
  if (finding?.refuses) throw new Refusal(finding.message);
  if (finding) console.warn(`\nWarning: ${finding.message}\n`);
  await checkWallets(settings, (secret) => deployedSecret(secret, GCLOUD_PROJECT));
});
