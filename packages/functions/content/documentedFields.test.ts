import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { fieldsAt } from './format/fieldsAt.ts';
import { offerFileSchema } from './kinds/pages.ts';

const PAGE = new URL('../../../docs/content.md', import.meta.url);

it('the page of editors lists each field of an offer', () => {
  const [, section = ''] = readFileSync(PAGE, 'utf8').split('### Offers\n');
  const [table = ''] = section.split('\n#');
  const named = [...table.matchAll(/^\| (`.+?) \|/gm)].flatMap(([, cell = '']) => cell.split(' '));
  const fields = fieldsAt(offerFileSchema, []).map((field) => `\`${field}\``);
  expect(named.toSorted()).toEqual(fields.toSorted());
});
