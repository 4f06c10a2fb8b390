import { readdirSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';

const FOLDER = /^(.*\/node_modules\/(?:@[^/]+\/)?[^/]+)\//;
const LICENCE = /^(licen[cs]e|copying|notice)/i;

/**
 * The licences of all packages in the bundle, as one text. Throws for a package without one.
 * @param files paths relative to the folder `from`
 */
export function licencesOf(files, from) {
  const folders = new Set(files.flatMap((file) => FOLDER.exec(resolve(from, file))?.[1] ?? []));
  return [...folders]
    .map(licenceOf)
    .toSorted()
    .join(`\n${'-'.repeat(78)}\n\n`);
}

function licenceOf(folder) {
  const { name, version, license } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'));
  const texts = readdirSync(folder)
    .filter((file) => LICENCE.test(file))
    .map((file) => readFileSync(join(folder, file), 'utf8').trim());
  if (!license && texts.length === 0) throw new Error(`${name} has no licence.`);
  return `${[`${name} ${version}`, `Licence: ${license ?? 'see below'}`, ...texts].join('\n\n')}\n`;
}
