import { describe, expect, test } from 'vitest';

const sources = import.meta.glob<string>(
  ['../primitives/**/*.tsx', '../components/**/*.tsx', '../shell/*.tsx'],
  { query: '?raw', import: 'default', eager: true },
);

const SUBJECT = /\bcomponent: (\w+)/;

/** The docstring of a component, or undefined. */
function docstringOf(component: string): string | undefined {
  const declared = new RegExp(
    `/\\*\\*((?:(?!\\*/)[\\s\\S])*)\\*/\\nexport (?:function|const) ${component}\\b`,
  );
  return Object.values(sources)
    .map((source) => declared.exec(source)?.[1])
    .find((docstring) => docstring !== undefined);
}

const subjects = Object.entries(sources)
  .filter(([path]) => path.endsWith('.stories.tsx'))
  .map(([path, source]) => ({ path, component: SUBJECT.exec(source)?.[1] }));

describe('the docstring of a component with stories', () => {
  test('stories are found', () => {
    expect(subjects.length).toBeGreaterThan(30);
  });

  test.each(subjects)(
    '$component says when to use it and when not ($path)',
    ({ component = 'no component' }) => {
      const docstring = docstringOf(component);
      expect(docstring).toMatch(/^ \* - When: \S/m);
      expect(docstring).toMatch(/^ \* - When not: \S/m);
    },
  );
});
