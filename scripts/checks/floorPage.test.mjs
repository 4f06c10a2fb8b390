import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { FLOOR } from '../../packages/app/floor/browsers.ts';
import { NEWER } from '../../packages/app/floor/newer.ts';
import { cannotOpen } from '../../packages/ui/src/i18n/en-GB/cannotOpen.ts';
import { featuresUnder } from '../floor/support.mjs';
import { ROOT } from '../lib/setUp.mjs';

const document = readFileSync(join(ROOT, 'docs/floor.md'), 'utf8');
const rowsOf = (text) =>
  text
    .split('\n')
    .flatMap((line) => (/^\| (?!-)/.test(line) ? [line.split('|').slice(1, -1)] : []));

describe('the floor', () => {
  it.each(Object.entries(FLOOR))(
    'of %s is on the page for unsupported browsers',
    (name, { version }) => {
      const words = Object.values(cannotOpen.browsers).join('; ');
      expect(words).toContain(`${name} ${version.replace(/[.]0$/, '')}`);
    },
  );

  it('has the two features that index.html checks', () => {
    const known = (path, name) =>
      featuresUnder(path).find(({ names }) => names.join('.') === name)?.lacking;
    expect(known('css.types.color', 'color-mix')).toEqual([]);
    expect(known('css.at-rules.media', 'range_syntax')).toEqual([]);
  });
});

describe('docs/floor.md', () => {
  it('has a row for each entry of the list', () => {
    const rows = rowsOf(document).map((cells) => cells.map((cell) => cell.trim()));
    const listed = NEWER.map(({ feature, lacking, without, proof }) => [
      `\`${feature}\``,
      lacking.join(', '),
      without,
      `[test](../${proof})`,
    ]);
    expect(rows.filter((row) => row.length === 4 && row[0] !== 'feature')).toEqual(listed);
  });
});
