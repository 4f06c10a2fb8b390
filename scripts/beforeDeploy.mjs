// Runs before `firebase deploy` sends anything (`predeploy` in firebase.json): warns, or ends the deployment.
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseEnv } from 'node:util';
import { judgeAppCheck } from './lib/appCheckSetting.mjs';
import { main, Refusal } from './lib/console.mjs';

const ROOT = join(import.meta.dirname, '..');

/** What the functions of a project are given, from the files that firebase-tools reads: later ones win. */
function settingsOf(project) {
  const { projects } = JSON.parse(readFileSync(join(ROOT, '.firebaserc'), 'utf8'));
  const aliases = Object.keys(projects).filter((alias) => projects[alias] === project);
  const files = ['.env', ...[...aliases, project].map((name) => `.env.${name}`)]
    .map((name) => join(ROOT, 'packages/functions', name))
    .filter((file) => existsSync(file));
  return Object.assign({}, ...files.map((file) => parseEnv(readFileSync(file, 'utf8'))));
}

await main(async () => {
  const { GCLOUD_PROJECT, CASINO_FIREBASE_CONFIG } = process.env;
  const told = judgeAppCheck(settingsOf(GCLOUD_PROJECT), CASINO_FIREBASE_CONFIG);
  if (told?.refuses) throw new Refusal(told.message);
  if (told) console.warn(`\nWarning: ${told.message}\n`);
});
