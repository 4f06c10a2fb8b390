import { describe, expect, test } from 'vitest';

const sources = Object.entries(
  import.meta.glob<string>(['./*/*.ts', './*/*.tsx', '!./*/*.{test,stories,spoken,fixtures}.*'], {
    query: '?raw',
    import: 'default',
    eager: true,
  }),
).map(([path, source]) => ({ path, source }));

const paths = new Set(sources.map(({ path }) => path));
const layoutFiles = [...paths].filter((path) => /\.(mobile|desktop)\.tsx$/.test(path));

/** A choice between the two files of a folder: `const Frame = layout === 'desktop' ? ADesktop : AMobile;` */
const CHOICE = /const \w+ = layout === 'desktop' \? (\w+)Desktop : \1Mobile;/g;

/** A measure: `size={layout === 'desktop' ? 'large' : 'medium'}`, or a number. */
const MEASURE = /\b\w+=\{layout === '\w+'(?: \? (?:'\w+' : '\w+'|\d+ : \d+))?\}/g;

const folderOf = (path: string) => path.split('/')[1];

describe('§10 the two layouts of a screen', () => {
  test('mobile and desktop files are found', () => {
    expect(layoutFiles.length).toBeGreaterThan(20);
  });

  test.each(layoutFiles)('§10.7 %s has a file for the other layout', (path) => {
    const other = path.replace(/(mobile|desktop)(?=\.tsx$)/, (layout) =>
      layout === 'mobile' ? 'desktop' : 'mobile',
    );
    expect(paths).toContain(other);
  });

  test.each(sources.filter(({ source }) => /\blayout [!=]==/.test(source)))(
    '$path chooses between two files, or a measure',
    ({ path, source }) => {
      expect(source.replace(CHOICE, '').replace(MEASURE, '')).not.toMatch(/\blayout [!=]==/);
      if (source.match(CHOICE)) {
        const own = layoutFiles.filter((file) => folderOf(file) === folderOf(path));
        expect(own, 'the folder has a mobile and a desktop file').not.toEqual([]);
      }
    },
  );

  test.each(sources.filter(({ source }) => source.includes('data-layout')))(
    '$path may style by layout, as a frame of several screens',
    ({ path }) => {
      expect(folderOf(path), 'use a mobile and a desktop file').toBe('frames');
    },
  );
});
