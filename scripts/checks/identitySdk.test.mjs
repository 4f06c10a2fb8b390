import { readdirSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { ROOT } from '../lib/setUp.mjs';

/** The entry file of a package, resolved from a file. */
const entryOf = (name, file) => createRequire(file).resolve(name);

/** The browser sources of the app's identity SDK. */
function sourcesOfIdentitySdk() {
  const firebase = entryOf('firebase/auth', join(ROOT, 'packages/app/package.json'));
  const entry = entryOf('@firebase/auth', firebase);
  const folder = join(entry.slice(0, entry.lastIndexOf('dist')), 'dist', 'esm');
  const files = readdirSync(folder).filter((name) => name.endsWith('.js'));
  return files.map((name) => readFileSync(join(folder, name), 'utf8'));
}

it('§9.13 the identity SDK syncs no token that is older than 5 minutes', () => {
  const constants = sourcesOfIdentitySdk().flatMap(
    (text) => text.match(/const DEFAULT_ID_TOKEN_MAX_AGE = .*;/g) ?? [],
  );
  expect(constants).toEqual(['const DEFAULT_ID_TOKEN_MAX_AGE = 5 * 60;']);
});
