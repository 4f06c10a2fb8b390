import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { Refusal } from '../lib/console.mjs';

/**
 * The text of a file with a fault in it.
 * @param {string} text
 * @param {import('./all.mjs').Fault} fault
 * @throws {Refusal} where `find` does not occur once, or the fault changes nothing
 */
export function withFault(text, { name, file, find, replace }) {
  const found = text.split(find).length - 1;
  if (found !== 1) {
    throw new Refusal(`"${name}" no longer applies: ${file} holds its text ${found} times.`);
  }
  if (find === replace) throw new Refusal(`"${name}" changes nothing.`);
  // A function, since a text could hold patterns such as `$&`.
  return text.replace(find, () => replace);
}

/**
 * Runs `body` while a fault is planted in the tree at `root`, and takes the fault out again.
 * @template T
 * @param {string} root
 * @param {import('./all.mjs').Fault} fault
 * @param {() => Promise<T>} body
 * @returns {Promise<T>}
 */
export async function whilePlanted(root, fault, body) {
  const path = join(root, fault.file);
  const text = readFileSync(path, 'utf8');
  writeFileSync(path, withFault(text, fault));
  try {
    return await body();
  } finally {
    writeFileSync(path, text);
  }
}
