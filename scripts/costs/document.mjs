import { tables } from './tables.mjs';

/** Returns docs/costs.md with new tables. Each table is between two comments that name it. */
export function withTables(text, visits) {
  return Object.entries(tables(visits)).reduce((document, [name, table]) => {
    const place = new RegExp(`(<!-- ${name} -->\\n\\n)[^]*?(\\n\\n<!-- end -->)`);
    if (!place.test(document))
      throw new Error(`docs/costs.md has no comment for the table "${name}".`);
    return document.replace(place, (_, begin, end) => `${begin}${table}${end}`);
  }, text);
}
