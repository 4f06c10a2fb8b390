import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseEnv } from 'node:util';
import { ROOT } from '../setUp.mjs';

/**
 * The settings of a project's functions, from the files that firebase-tools reads. Later files override earlier ones.
 * @param {string | undefined} project its id
 * @param {string} folder of the files
 * @returns {Readonly<Record<string, string>>} without secrets
 */
export function functionSettings(project, folder = join(ROOT, 'packages/functions')) {
  const { projects } = JSON.parse(readFileSync(join(ROOT, '.firebaserc'), 'utf8'));
  const aliases = Object.keys(projects).filter((alias) => projects[alias] === project);
  const files = ['.env', ...[...aliases, project].map((name) => `.env.${name}`)]
    .map((name) => join(folder, name))
    .filter((file) => existsSync(file));
  return Object.assign({}, ...files.map((file) => parseEnv(readFileSync(file, 'utf8'))));
}
