import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/**
 * One line of the specification.
 * @typedef {object} Requirement
 * @property {string} id such as `§4.12`
 * @property {string} section such as `§4`
 * @property {string} group its heading
 * @property {string} text
 * @property {string} place file and line, for messages
 */

/** Reads every section of a folder, in the order of the sections' numbers. @returns {Requirement[]} */
export function readRequirements(folder) {
  const files = readdirSync(folder).filter((name) => /^\d+-.*[.]md$/.test(name));
  files.sort((a, b) => Number.parseInt(a, 10) - Number.parseInt(b, 10));
  return files.flatMap((name) => parseSection(readFileSync(join(folder, name), 'utf8'), name));
}

/**
 * Reads one section: a heading `# §4 …`, groups `## …`, and requirements `- **4.12** …`. A longer requirement continues
 * in indented lines. Other paragraphs are ignored.
 * @param {string} markdown
 * @param {string} name the file's name, for messages
 * @returns {Requirement[]}
 * @throws {Error} with file and line, if a list item has no id of its section, or for a duplicate id
 */
export function parseSection(markdown, name) {
  const requirements = [];
  let section = '';
  let group = '';
  for (const [index, line] of markdown.split('\n').entries()) {
    const place = `${name}:${index + 1}`;
    if (line.startsWith('# ')) section = /^# (§\d+) /.exec(line)?.[1] ?? '';
    else if (line.startsWith('## ')) group = line.slice(3).trim();
    else if (/^\s+\S/.test(line) && requirements.length > 0)
      requirements.at(-1).text += ` ${line.trim()}`;
    else if (line.startsWith('- ')) {
      const [, number, text] = /^- \*\*(\d+[.]\d+)\*\* (.+)$/.exec(line) ?? [];
      const id = `§${number}`;
      if (!section || !id.startsWith(`${section}.`))
        throw new Error(`${place}: a requirement starts with an id of its section: **4.12**`);
      if (requirements.some((other) => other.id === id))
        throw new Error(`${place}: ${id} is a duplicate`);
      requirements.push({ id, section, group, text: text.trim(), place });
    }
  }
  return requirements;
}
