// Proves that neither the repository nor the production build contains a secret.
import { execFileSync } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from '../lib/setUp.mjs';
import { secretsIn, secretsInPage } from '../lib/sources/secrets.mjs';

const PAGE = 'packages/app/dist';
const PICTURES = /\.(?:png|jpg|woff2|ico)$/;

const tracked = execFileSync('git', ['ls-files', '-z'], { cwd: ROOT, encoding: 'utf8' })
  .split('\0')
  .filter(Boolean);
const built = readdirSync(join(ROOT, PAGE), { recursive: true, withFileTypes: true })
  .filter((entry) => entry.isFile())
  .map((entry) => join(entry.parentPath, entry.name).slice(ROOT.length));
if (built.length === 0) throw new Error(`${PAGE} is empty.`);

const faults = [...faultsOf(tracked, secretsIn), ...faultsOf(built, secretsInPage)];
console.log(`checked ${tracked.length} files of the repository and ${built.length} of the app`);
for (const fault of faults) console.error(fault);
if (faults.length > 0) process.exitCode = 1;

function faultsOf(files, find) {
  return files
    .filter((file) => !PICTURES.test(file))
    .flatMap((file) =>
      find(readFileSync(join(ROOT, file), 'utf8')).map((kind) => `${file} contains ${kind}`),
    );
}
