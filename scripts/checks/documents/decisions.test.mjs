import { execFileSync } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { ROOT } from '../../lib/setUp.mjs';

const folder = join(ROOT, 'docs/decisions');
const pages = readdirSync(folder).filter((name) => /^\d{3}-.+\.md$/.test(name));
const numbers = new Set(pages.map((name) => name.slice(0, 3)));

it.each(pages)('the decision %s has a status below its title', (name) => {
  const [title, , status] = readFileSync(join(folder, name), 'utf8').split('\n');
  expect(title).toMatch(new RegExp(`^# ${name.slice(0, 3)} `));
  expect(status).toMatch(
    /^\*(?:Accepted|Withdrawn|Replaced by \[\d{3}\]\(.+\)), \d{4}-\d\d-\d\d\.\*$/,
  );
});

it('the index lists every decision once', () => {
  const index = readFileSync(join(folder, 'README.md'), 'utf8');
  const listed = [...index.matchAll(/^\| \[\d{3}\]\((.+?)\)/gm)].map(([, name]) => name);
  expect(listed.toSorted()).toEqual(pages);
});

it('numbers of decisions in comments and texts lead to a page', () => {
  // Links are checked by documents.test.mjs.
  const pattern = 'decisions?[/ ][0-9]{3}( (and|to) [0-9]{3})?';
  const cited = execFileSync('git', ['grep', '-ohiE', pattern], { cwd: ROOT, encoding: 'utf8' });
  const missing = cited.match(/\d{3}/g)?.filter((number) => !numbers.has(number));
  expect(missing).toEqual([]);
});
