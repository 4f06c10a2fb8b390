import { expect, test } from 'vitest';
import { DOCUMENTS } from './documents.ts';
import { findSection } from './findSection.ts';

const MARKDOWN =
  '# All\n\n## One\n\nSee [it](../it.md) and [web](https://web.test).\n\n### Part\n\n## Two\n\nEnd.\n';

test('a section ends before the next heading of its level, and links to files become text', () => {
  expect(findSection(MARKDOWN, 'One')).toBe('See it and [web](https://web.test).\n\n### Part');
  expect(findSection(MARKDOWN, 'Part')).toBe('');
  expect(findSection(MARKDOWN, 'Two')).toBe('End.');
});

test('a missing section throws', () => {
  expect(() => findSection(MARKDOWN, 'Three')).toThrow('no section "Three"');
});

const pages = import.meta.glob<string>('../**/*.mdx', {
  query: '?raw',
  import: 'default',
  eager: true,
});
const headings = Object.values(pages).flatMap((page) =>
  [...page.matchAll(/<ReadmeSection heading="([^"]*)"/g)].map(([, heading = '']) => heading),
);

test.each(headings)('a document has the section "%s" of a page', (heading) => {
  expect(findSection(DOCUMENTS, heading)).not.toBe('');
});
