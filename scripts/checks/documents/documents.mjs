import { existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { readArguments } from '../../lib/parts/arguments.mjs';
import { ROOT } from '../../lib/setUp.mjs';

const { scripts } = JSON.parse(readFileSync(join(ROOT, 'package.json'), 'utf8'));

/**
 * The links, commands and parts of npm test that a document names and that do not exist. Pages of content link to addresses of
 * the app.
 * @param {readonly string[]} files of the repository
 */
export const documentFaults = (files) =>
  files
    .filter((file) => file.endsWith('.md') && !file.startsWith('content/'))
    .flatMap((file) => faultsIn(file).map((fault) => `${file}: ${fault}`));

function faultsIn(file) {
  const text = readFileSync(join(ROOT, file), 'utf8');
  const named = (pattern) => [...text.matchAll(pattern)].map(([, name]) => name);
  return [
    ...named(/\]\((?!https?:|#|mailto:)([^)#\s]+)/g)
      .filter((target) => !existsSync(join(ROOT, dirname(file), target)))
      .map((target) => `the link ${target} leads nowhere`),
    ...named(/`npm run ([\w:-]+)(?: --[^`]*)?`/g)
      .filter((command) => !(command in scripts))
      .map((command) => `there is no command ${command}`),
    ...named(/`npm test -- ([^`]*)`/g).flatMap(faultOfArguments),
  ];
}

function faultOfArguments(line) {
  try {
    readArguments(line.trim().split(/\s+/));
    return [];
  } catch (error) {
    return [`npm test -- ${line}: ${/** @type {Error} */ (error).message}`];
  }
}
