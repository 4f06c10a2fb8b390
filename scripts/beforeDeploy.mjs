// Runs before `firebase deploy` uploads anything (`predeploy` in firebase.json). Warns, or stops the deployment.
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseEnv } from 'node:util';
import { checkAppCheck } from './lib/appCheckSetting.mjs';
import { main, Refusal } from './lib/console.mjs';

const ROOT = join(import.meta.dirname, '..');

/** The settings of a project's functions, from the files that firebase-tools reads. Later files override earlier ones. */
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
  const finding = checkAppCheck(settingsOf(GCLOUD_PROJECT), CASINO_FIREBASE_CONFIG);
  if (finding?.refuses) throw new Refusal(finding.message);
  if (finding) console.warn(`\nWarning: ${finding.message}\n`);
});
