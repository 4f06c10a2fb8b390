import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { ROOT } from '../setUp.mjs';
import { readComponentUses, subjectOf } from './componentUses.mjs';

/** What docstrings name that has no stories: pieces of components, and names of other packages. */
const WITHOUT_PAGE = ['Controller', 'LoadingRegion', 'OnlineGamingCTAContent', 'Suit', 'ThemeRoot'];

const uses = readComponentUses();

const files = globSync('packages/ui/src/**/*.stories.tsx', { cwd: ROOT }).map((path) => {
  const file = join(ROOT, path);
  const text = readFileSync(file, 'utf8');
  return { path, text, subject: subjectOf(file, text) ?? { name: '', file: '' } };
});

/** The story files whose title is the page of a component that is not a screen. */
const pages = files.filter(({ text, subject }) => {
  const { title = 'Screens/' } = uses[subject.name] ?? {};
  return !title.startsWith('Screens/') && text.includes(`title: '${title}'`);
});

describe('the connections of components', () => {
  test('parts and lazy layouts count as the component', () => {
    expect(uses.MemberCard).toMatchObject({
      title: 'Components/MemberCard',
      usedIn: expect.arrayContaining(['HomeScreen']),
      interactive: true,
    });
    expect(uses.HomeScreen.uses).toContain('MemberCard');
  });

  test('tokens come from styles, through a shorter name too', () => {
    expect(uses.Badge.tokens).toEqual(
      expect.arrayContaining(['color.dangerText', 'radius.small', 'space.2', 'type.caption']),
    );
  });
});

describe('the page of a component', () => {
  test('pages are found', () => {
    expect(pages.length).toBeGreaterThan(60);
  });

  test.each(pages.filter(({ subject }) => uses[subject.name].interactive))(
    '$path has its keys, because the component takes the keyboard',
    ({ text }) => {
      expect(text, 'see parameters in stories/pages/pageParameters.ts').toMatch(/\bkeyboard: /);
    },
  );

  test('advice is in pairs, and outside of the run', () => {
    for (const { path, text } of files) {
      const tagged = (tag) =>
        text.split(`tags: ['!dev', '!autodocs', '!test', '${tag}']`).length - 1;
      expect(tagged('do'), path).toBe(tagged('dont'));
      expect(text.match(/^export const (?:Do|Dont)[A-Z]/gm)?.length ?? 0, path).toBe(
        tagged('do') + tagged('dont'),
      );
    }
  });

  test('the components that a docstring or a part names exist', () => {
    const described = files
      .filter(({ subject }) => uses[subject.name])
      .map(({ subject, text }) => {
        const docstring = docstringOf(readFileSync(subject.file, 'utf8'), subject.name);
        return `${docstring}\n${/\banatomy: \[[\s\S]*?\n {4}\]/.exec(text)?.[0] ?? ''}`;
      });
    const named = described.flatMap((text) =>
      [...text.matchAll(/`([A-Z][a-z]\w+)`/g)].map(([, name]) => name),
    );
    expect(named.length).toBeGreaterThan(50);
    expect(new Set(named.filter((name) => !uses[name]))).toEqual(new Set(WITHOUT_PAGE));
  });
});

/** The comment before an exported component. */
function docstringOf(source, name) {
  const declared = new RegExp(
    `/\\*\\*((?:(?!\\*/)[\\s\\S])*)\\*/\\nexport (?:function|const) ${name}\\b`,
  );
  return declared.exec(source)?.[1] ?? '';
}
