import { globSync, readFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { storyNameFromExport, toId } from 'storybook/internal/csf';
import { ROOT } from '../setUp.mjs';

/** A shorter text, such as "Email", is on many screens. */
const SHORTEST = 12;

/** What a transcript says of an element before and after its words: `heading, Welcome back, level 1`. */
const ROLE =
  /^(?:[(](?:assertive|polite)[)] |(?:button|checkbox|combobox|dialog|group|heading|image|link|navigation|progressbar|radio|radiogroup|region|tab|textbox), )/;
const STATES =
  /(?:, (?:(?:level|position|set size) \d+|(?:not )?(?:checked|expanded|pressed|selected)|required|invalid|disabled|busy|has popup \w+|current (?:page|location)|(?:min|max|current) value .+))+$/;

/** The words of each element in a transcript. */
const wordsIn = (transcript) =>
  transcript.split('\n').map((line) => line.replace(ROLE, '').replace(STATES, ''));

/**
 * Returns a function that finds the story which shows a text, by the transcripts of a screen reader. An element shows a text
 * if it says nothing else. It returns the story's address in the language, which is added to that of any Storybook:
 * `?path=/story/…&globals=locale:zh-Hans`.
 * @param {string} locale
 * @param {{ text: string }[]} units all of the catalogue
 * @param {Map<string, string>} [transcripts] by their paths
 * @returns {(unit: { path: string[], text: string, plural?: string }) => string | undefined}
 */
export function storiesOf(locale, units, transcripts = readTranscripts()) {
  const spoken = [...transcripts].map(([file, text]) => ({ file, words: wordsIn(text) }));
  const uses = Map.groupBy(units, ({ text }) => text);
  return ({ path, text, plural }) => {
    const longest = Math.max(...text.split(/\{\w+\}/).map(({ length }) => length));
    if (longest < SHORTEST) return undefined;
    const forms = [text, ...(plural ? [plural] : [])].map(patternOf);
    const shown = spoken.filter(({ words }) =>
      words.some((each) => forms.some((form) => form.test(each))),
    );
    const own = shown.find(({ file }) => path.includes(areaOf(file)));
    // A text of several messages can be that of another one on a story of another name.
    const isUnique = uses.get(text)?.length === 1;
    const found = own ?? (isUnique ? shown[0] : undefined);
    return found && addressOf(found.file, locale);
  };
}

function readTranscripts() {
  const files = globSync('packages/ui/src/**/spoken/*.txt', { cwd: ROOT }).sort();
  return new Map(files.map((file) => [file, readFileSync(join(ROOT, file), 'utf8')]));
}

/** The words of a message, with any for a value. */
function patternOf(text) {
  const parts = text.split(/\{\w+\}/).map((part) => RegExp.escape(part));
  return new RegExp(`^${parts.join('.+')}$`);
}

/** The name of a screen as catalogues have it: `login` for `Login.Ready.txt`. */
const areaOf = (file) =>
  basename(file)
    .split('.')[0]
    .replace(/^./, (letter) => letter.toLowerCase());

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
