import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, describe, expect, test } from 'vitest';
import { ROOT } from '../setUp.mjs';
import { openSourcesInBackground } from './backgroundSources.mjs';
import { openSources } from './readComponent.mjs';
import { subjectOf } from './subject.mjs';

const sources = openSources();
afterAll(() => sources.close());

const subjects = globSync('packages/ui/src/**/*.stories.tsx', { cwd: ROOT })
  .map((file) => join(ROOT, file))
  .flatMap((file) => subjectOf(file, readFileSync(file, 'utf8')) ?? []);

/** The argument types of the component of a story file. */
function argTypesOf(component) {
  const subject = subjects.find(({ name }) => name === component);
  return sources.componentOf(subject?.file ?? '', component).argTypes;
}

describe('§4 the table of props', () => {
  test('every prop of every component with a story has its type written out', () => {
    const rows = subjects.flatMap(({ file, name }) =>
      Object.values(sources.componentOf(file, name).argTypes).map((row) => ({ name, row })),
    );
    const unknown = rows.filter(({ row }) =>
      /^$|\b(?:any|error|union|unknown)\b(?!\??:|")/.test(row.table.type.summary),
    );
    expect(rows.length).toBeGreaterThan(600);
    expect(unknown.map(({ name, row }) => `${name}.${row.name}`)).toEqual([]);
  });

  test('props that come from a Pick are listed', () => {
    expect(argTypesOf('TextField')).toMatchObject({
      value: { table: { type: { summary: 'string | number | readonly string[]' } } },
      disabled: { type: { name: 'boolean', required: false } },
      onChange: { type: { name: 'function' } },
      error: { type: { name: 'string' } },
      hint: { type: { name: 'string' } },
    });
  });

  test('a union of literals is written out, with its default value', () => {
    expect(argTypesOf('Badge').tone).toMatchObject({
      type: { name: 'enum', value: expect.arrayContaining(['success', 'danger']) },
      table: {
        type: { summary: expect.stringContaining('"danger" | "info"') },
        defaultValue: { summary: "'neutral'" },
      },
    });
  });

  test('an own type has its declaration', () => {
    const { state } = argTypesOf('HomeScreen');
    expect(state.table.type).toEqual({
      summary: 'HomeState',
      detail: expect.stringContaining("status: 'loading'"),
    });
  });

  test('required props come first', () => {
    const required = Object.values(argTypesOf('TextField')).map(({ type }) => type.required);
    expect(required).toEqual(required.toSorted((one, other) => Number(other) - Number(one)));
  });
});

test('a worker reads the same, and rejects what a file does not export', async () => {
  const background = openSourcesInBackground();
  const file = join(ROOT, 'packages/ui/src/primitives/Badge/Badge.tsx');
  expect(await background.componentOf(file, 'Badge')).toEqual(sources.componentOf(file, 'Badge'));
  await expect(background.componentOf(file, 'Nothing')).rejects.toThrow('does not export Nothing');
  await background.close();
});
