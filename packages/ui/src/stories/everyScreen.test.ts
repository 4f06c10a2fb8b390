import { describe, expect, test } from 'vitest';

const sources = import.meta.glob<string>('../screens/[A-Z]*/*.tsx', {
  query: '?raw',
  import: 'default',
  eager: true,
});

/** The missing overviews, by folder, with the reason. */
const EXCEPTIONS: Readonly<
  Record<string, { readonly without: readonly string[]; readonly why: string }>
> = {
  Landing: {
    without: ['BothSchemesDesktop', 'Tablet', 'ChineseDesktop'],
    why: 'A wide window shows the log-in page instead.',
  },
};

const folderOf = (path: string) => path.split('/').at(-2) ?? '';
const folders = [...new Set(Object.keys(sources).map(folderOf))];

/** The screens that have words or a direction. The splash is a drawing without either. */
const screens = Object.keys(sources)
  .filter((path) => path.endsWith('Screen.stories.tsx'))
  .map(folderOf)
  .filter((folder) => folder !== 'Splash');

/** The source of all stories of a folder. */
function storiesOf(folder: string): string {
  return Object.entries(sources)
    .filter(([path]) => path.endsWith('.stories.tsx') && folderOf(path) === folder)
    .map(([, source]) => source)
    .join('\n');
}

/** The required overviews: schemes for screens before membership, tiers for the others. */
function overviewsOf(stories: string): readonly string[] {
  const base = /globals: .*tier: 'house'|\.\.\.beforeMembership\(/.test(stories)
    ? 'BothSchemes'
    : 'EveryTier';
  return [base, `${base}Desktop`, 'Smallest', 'Tablet'];
}

describe('§10 every screen has an overview on each layout', () => {
  test('screens are found', () => {
    expect(folders.length).toBeGreaterThan(30);
  });

  test.each(folders)('§10.1 §10.7 §10.37 %s has its overviews', (folder) => {
    const stories = storiesOf(folder);
    const wanted = overviewsOf(stories).filter(
      (name) => !EXCEPTIONS[folder]?.without.includes(name),
    );
    const missing = wanted.filter((name) => !stories.includes(`export const ${name}: Story`));
    expect(missing, 'see inEveryTier and inBothSchemes in overview.ts').toEqual([]);
  });

  test.each(folders)('%s has its overviews of other widths outside of the run', (folder) => {
    const lines =
      storiesOf(folder).match(/^export const (?:Smallest|Tablet): Story = [^;]*/gm) ?? [];
    for (const line of lines) expect(line).toContain("'!test'");
  });

  test.each(screens)('%s has its stories in the pseudo-locale and from right to left', (folder) => {
    const stories = storiesOf(folder);
    expect(stories, 'see guards/inPseudoLocale.ts').toMatch(
      /^export const PseudoLocale: Story = [^;]*inPseudoLocale\(/m,
    );
    expect(stories, 'see guards/rightToLeft.ts').toMatch(
      /^export const RightToLeft\w*: Story = [^;]*rightToLeft(?:OnDesktop)?\(/m,
    );
  });

  test.each(screens.filter((folder) => !folder.startsWith('Till')))(
    '%s has its stories in Chinese on each layout',
    (folder) => {
      const wanted = ['Chinese', 'ChineseDesktop'].filter(
        (name) => !EXCEPTIONS[folder]?.without.includes(name),
      );
      const stories = storiesOf(folder);
      const missing = wanted.filter((name) => !stories.includes(`export const ${name}: Story`));
      expect(missing, 'see guards/inChinese.ts').toEqual([]);
    },
  );

  test.each(
    folders.filter((folder) =>
      /^ {2}args: \{[^;]*\b(?:state: |formArgs\()/m.test(storiesOf(folder)),
    ),
  )('%s has a control that names its states', (folder) => {
    expect(storiesOf(folder)).toMatch(/^ {2}argTypes: \{\s*state: stateControl/m);
  });

  test.each(Object.entries(EXCEPTIONS))('%s still needs its exception', (folder, { without }) => {
    expect(folders).toContain(folder);
    for (const name of without)
      expect(storiesOf(folder)).not.toContain(`export const ${name}: Story`);
  });
});
