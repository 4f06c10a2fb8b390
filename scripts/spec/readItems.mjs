import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** Separates the parts of a title: the suites, from the outside in, and the test. */
export const SEPARATOR = ' › ';

/**
 * One line of the specification.
 * @typedef {object} Item
 * @property {string} section such as `§4`
 * @property {string} group its heading
 * @property {string} text of the requirement, unique in its group
 * @property {string[]} proofs titles of tests; `…` stands for any words within one part of a title
 * @property {string} place file and line, for messages
 */

/** Reads every section of a folder, in the order of the sections' numbers. @returns {Item[]} */
export function readItems(folder) {
  const files = readdirSync(folder).filter((name) => /^\d+-.*[.]md$/.test(name));
  files.sort((a, b) => Number.parseInt(a, 10) - Number.parseInt(b, 10));
  return files.flatMap((name) => parseSection(readFileSync(join(folder, name), 'utf8'), name));
}

/**
 * Reads one section: a heading `# §4 …`, groups `## …`, items `- …`, and below each item its proofs, each a
 * title in backticks. Longer items continue in indented lines. Other paragraphs are ignored.
 * @param {string} markdown
 * @param {string} name the file's name, for messages
 * @returns {Item[]}
 * @throws {Error} with file and line, if the format is wrong
 */
export function parseSection(markdown, name) {
  const items = [];
  let section;
  let group;
  for (const [index, line] of markdown.split('\n').entries()) {
    const place = `${name}:${index + 1}`;
    const fault = (what) => new Error(`${place}: ${what}`);
    const [, heading] = /^# (§\d+) /.exec(line) ?? [];
    if (heading) {
      section = heading;
      continue;
    }
    if (line.startsWith('## ')) {
      group = line.slice(3).trim();
      continue;
    }
    if (line.startsWith('- ')) {
      if (!section || !group) throw fault('an item must be below "# §N …" and "## …"');
      items.push({ section, group, text: line.slice(2).trim(), proofs: [], place });
      continue;
    }
    if (!/^\s+\S/.test(line)) continue;

    const item = items.at(-1);
    if (!item) throw fault('only lines of an item may be indented');
    const [, proof] = /^\s+- `(.+)`$/.exec(line) ?? [];
    if (proof) item.proofs.push(checkedProof(proof, section, fault));
    else if (/^\s+- /.test(line)) throw fault('a proof must be the title of a test in backticks');
    else if (item.proofs.length > 0) throw fault('the text of an item must be above its proofs');
    else item.text += ` ${line.trim()}`;
  }
  rejectDuplicates(items);
  return items;
}

function checkedProof(proof, section, fault) {
  if (!sectionsOf(proof).includes(section)) {
    throw fault(`"${proof}" does not name ${section}`);
  }
  const test = proof.split(SEPARATOR).at(-1);
  if (test.includes('…') && !/[\p{L}\p{N}]{2}/u.test(test)) {
    throw fault(`"${proof}" matches a whole suite: name the tests`);
  }
  return proof;
}

/** The sections that a title names. @returns {string[]} */
export function sectionsOf(title) {
  return title.match(/§\d+/g) ?? [];
}

function rejectDuplicates(items) {
  const seen = new Set();
  for (const { group, text, place } of items) {
    const id = `${group}\n${text}`;
    if (seen.has(id)) throw new Error(`${place}: "${text}" is twice in "${group}"`);
    seen.add(id);
  }
}
