import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { Refusal } from '../lib/console.mjs';

/**
 * Returns the text of a file with the fault.
 * @param {string} text
 * @param {import('./all.mjs').Fault} fault
 * @throws {Refusal} if `find` does not occur exactly once, or the fault changes nothing
 */
export function withFault(text, { name, file, find, replace }) {
  const found = text.split(find).length - 1;
  if (found !== 1) {
    throw new Refusal(`"${name}" no longer applies: ${file} contains its text ${found} times.`);
  }
  if (find === replace) throw new Refusal(`"${name}" changes nothing.`);
  // A function, since the text can contain patterns such as `$&`.
  return text.replace(find, () => replace);
}

/**
 * Plants a fault in the tree at `root`, runs `body`, and removes the fault.
 * @template T
 * @param {string} root
 * @param {import('./all.mjs').Fault} fault
 * @param {() => Promise<T>} body
 * @returns {Promise<T>}
 */
export async function withPlantedFault(root, fault, body) {
  const path = join(root, fault.file);
  const text = readFileSync(path, 'utf8');
  writeFileSync(path, withFault(text, fault));
  try {
    return await body();
  } finally {
    writeFileSync(path, text);
  }
}
