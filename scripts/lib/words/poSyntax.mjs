const STRING = String.raw`"(?:[^"\\]|\\.)*"`;
const FIELD = new RegExp(
  String.raw`^(msgctxt|msgid|msgid_plural|msgstr(?:\[\d+\])?)\s+(${STRING})$`,
);
const CONTINUED = new RegExp(`^${STRING}$`);
const CONFLICT = /^(?:<{7}|={7}|>{7}|\|{7})(?: |$)/;

/**
 * An entry of a PO file as its lines have it.
 * @typedef {object} Entry
 * @property {number} line the first line of `msgid`, from 1
 * @property {string} [msgctxt] as it is written, with quotes
 * @property {string} [msgid] as it is written, with quotes
 * @property {string[]} texts the names of its texts, such as `msgstr[0]`
 */

/**
 * The lines that the parser would read as something else, or leave out: a sentence each, with the line. Entries with one
 * context would replace each other, and an entry without its context belongs to no text.
 * @param {string} text with `\n` at the end of each line
 * @returns {string[]}
 */
export function syntaxFaults(text) {
  const faults = [];
  /** @type {Entry[]} */
  const entries = [];
  let last = '';
  for (const [index, line] of text.split('\n').entries()) {
    const content = line.trim();
    const fault = (what) => faults.push(`line ${index + 1}: ${what}`);
    const [, field, string] = FIELD.exec(content) ?? [];
    if (content === '' || content.startsWith('#')) {
      last = '';
      if (!isComment(content)) fault(`this is no line of a PO file: ${content.slice(0, 60)}`);
    } else if (CONFLICT.test(content)) fault('two versions of the file are merged by half');
    else if (field !== undefined) {
      const entry = entryOf(entries, field, index + 1);
      if (entry.texts.includes(field)) fault(`the entry has another ${field}`);
      else if (field.startsWith('msgstr')) entry.texts.push(field);
      else entry[field] = string;
      last = field;
    } else if (last !== '' && CONTINUED.test(content)) {
      const entry = entries.at(-1);
      if (entry && last in entry) entry[last] += content;
    } else fault(`this is no line of a PO file: ${content.slice(0, 60)}`);
  }
  return [...faults, ...entries.flatMap((entry) => entryFaults(entry, entries))];
}

/** A comment, or a line of an obsolete entry. */
function isComment(content) {
  const [, obsolete = ''] = /^#~(?!\|)\s*(.*)$/.exec(content) ?? [];
  return obsolete === '' || /^#/.test(obsolete) || FIELD.test(obsolete) || CONTINUED.test(obsolete);
}

/** The entry to which a field belongs: a new one if the last one has its text, or the field. */
function entryOf(entries, field, line) {
  const last = entries.at(-1);
  const begins = field === 'msgctxt' || (field === 'msgid' && last?.msgid !== undefined);
  if (last && !begins) {
    if (field === 'msgid') last.line = line;
    return last;
  }
  const entry = { line, texts: [] };
  entries.push(entry);
  return entry;
}

/** @param {Entry} entry @param {Entry[]} entries */
function entryFaults(entry, entries) {
  const { line, msgctxt, msgid, texts } = entry;
  const isHeader = msgctxt === undefined && plain(msgid) === '';
  const name = msgctxt ?? msgid ?? 'the entry';
  const first = entries.find((other) => (other.msgctxt ?? '') === (msgctxt ?? ''));
  return [
    ...(texts.length > 0 && msgid !== undefined
      ? []
      : [`line ${line}: ${name} has no msgid or no msgstr`]),
    ...(isHeader || msgctxt !== undefined
      ? []
      : [`line ${line}: ${name} has lost its msgctxt: ask for a file with contexts`]),
    ...(first && first !== entry && (isHeader || msgctxt !== undefined)
      ? [`line ${line}: ${name} is there twice, first in line ${first.line}`]
      : []),
  ];
}

/** The text of a string in quotes, which can be in parts. */
const plain = (quoted = '') => quoted.replaceAll('"', '');
