import { globSync, readFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { storyNameFromExport, toId } from 'storybook/internal/csf';
import { ROOT } from '../setUp.mjs';

/** A shorter part of a text occurs in texts of other entries. */
const SHORTEST = 12;

/**
 * Returns a function that finds the story which shows a text, by the transcripts of a screen reader. It returns the
 * story's address in the language, which is added to that of any Storybook: `?path=/story/…&globals=locale:zh-Hans`.
 * @param {string} locale
 * @returns {(unit: { text: string }) => string | undefined}
 */
export function storiesOf(locale) {
  const transcripts = globSync('packages/ui/src/**/spoken/*.txt', { cwd: ROOT })
    .sort()
    .map((file) => [file, readFileSync(join(ROOT, file), 'utf8')]);
  return ({ text }) => {
    const [part] = text.split(/\{\w+\}/).sort((one, other) => other.length - one.length);
    if (part.length < SHORTEST) return undefined;
    const shown = transcripts.find(([, spoken]) => spoken.includes(part));
    return shown && addressOf(shown[0], locale);
  };
}

/**
 * The addresses of all stories in a language.
 * @param {string} locale
 */
export function addressesOf(locale) {
  const all = globSync('packages/ui/src/**/*.stories.tsx', { cwd: ROOT }).flatMap((file) => {
    const { title, exports } = readStories(file);
    return exports.map((name) => address(title, name, locale));
  });
  return new Set(all);
}

function address(title, name, locale) {
  return `?path=/story/${toId(title, storyNameFromExport(name))}&globals=locale:${locale}`;
}

/**
 * A transcript is named by the last part of its stories' title and by its story, `Home.Ace.txt` or `Home.Ace in desktop.txt`,
 * or by the first and the last of several.
 */
function addressOf(transcript, locale) {
  const [part, names] = basename(transcript, '.txt').split('.');
  const [story] = /** @type {string} */ (names.split(' to ').at(-1)).split(' in ');
  const found = globSync(join(dirname(dirname(transcript)), '*.stories.tsx'), { cwd: ROOT })
    .map(readStories)
    .find(({ title, exports }) => title.split('/').at(-1) === part && exports.includes(story));
  return found && address(found.title, story, locale);
}

function readStories(file) {
  const source = readFileSync(join(ROOT, file), 'utf8');
  return {
    title: /\btitle: '([^']+)'/.exec(source)?.[1] ?? '',
    exports: [...source.matchAll(/^export const (\w+)/gm)].map(([, name]) => name),
  };
}
