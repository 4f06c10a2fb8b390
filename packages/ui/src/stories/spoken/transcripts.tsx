import { composeStory, type Meta, type StoryObj } from '@storybook/react-vite';
import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';
import { expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { inMode } from '../modes/inMode.ts';
import { MODE_NAMES, type ModeName } from '../modes/modes.ts';
import { announcementsDuring, readAloud } from './screenReader.ts';

/** The module of a story file. */
interface StoryFile {
  readonly default: object;
}

type NameIn<Stories extends StoryFile> = Exclude<keyof Stories & string, 'default'>;

/**
 * Compares the transcript of stories with `spoken/<title>.<story>.txt` beside them, one phrase per line. `Ready in desktop` is a story in a mode: the
 * announcements while the story renders and plays, then the page from top to bottom, with its language unless it is
 * English. It reads only the `main` of a screen, because the shells have their own transcripts, and only the dialog if a
 * modal dialog is open. `vitest -u` writes the files.
 */
export function transcribe<Stories extends StoryFile>(
  stories: Stories,
  names: readonly (NameIn<Stories> | `${NameIn<Stories>} in ${ModeName}`)[],
): void {
  const { title } = storyMeta(stories);
  it.each(names)(`${title}, %s`, async (name) => {
    const story = await prepare<Stories>(stories, name);
    const announced = await announcementsDuring(() => story.run());
    const read = await readAloud(createRootFor(title));
    const { lang } = document.documentElement;
    const heading = lang.startsWith('en') ? 'Read' : `Read in ${lang}`;
    await expectTranscript(title, name, { Announced: announced, [heading]: read });
  });
}

/**
 * Compares the announcements while one component changes between the states of several stories with
 * `spoken/<title>.<first> to <last>.txt`. Play functions do not run.
 */
export function transcribeChanges<Stories extends StoryFile>(
  stories: Stories,
  names: readonly [NameIn<Stories>, ...NameIn<Stories>[]],
): void {
  const { title, args: common } = storyMeta(stories);
  const [first, ...others] = names;
  const name = `${first} to ${others.at(-1)}`;
  it(`${title}, ${name}`, async () => {
    const Story = await prepare(stories, first);
    await Story.load();
    const container = document.body.appendChild(document.createElement('div'));
    const root = createRoot(container);
    const show = (story: NameIn<Stories>) => {
      const { args } = stories[story] as StoryObj;
      flushSync(() => root.render(<Story {...common} {...args} />));
    };
    show(first);
    const parts: Record<string, readonly string[]> = {};
    for (const other of others) parts[other] = await announcementsDuring(() => show(other));
    root.unmount();
    container.remove();
    await expectTranscript(title, name, parts);
  });
}

function storyMeta(stories: StoryFile) {
  return stories.default as Meta & { readonly title: string };
}

/** Composes a story, and sets its viewport. */
async function prepare<Stories extends StoryFile>(stories: Stories, name: string) {
  const [own = '', wanted] = name.split(' in ');
  const mode = MODE_NAMES.find((one) => one === wanted);
  const { [own as NameIn<Stories>]: exported } = stories;
  const annotations = mode ? inMode(mode, exported as StoryObj) : (exported as StoryObj);
  const story = composeStory(annotations as StoryObj, storyMeta(stories), undefined, own);
  const { options } = story.parameters['viewport'];
  const { width, height } = options[story.globals['viewport']?.value ?? 'desktop'].styles;
  await page.viewport(Number.parseInt(width, 10), Number.parseInt(height, 10));
  return story;
}

function createRootFor(title: string): Element {
  const modal = [...document.querySelectorAll('dialog:modal')].at(-1);
  const main = title.startsWith('Screens/') ? document.querySelector('main') : null;
  return modal ?? main ?? document.body;
}

function expectTranscript(
  title: string,
  name: string,
  parts: Readonly<Record<string, readonly string[]>>,
) {
  const transcript = Object.entries(parts)
    .filter(([heading, phrases]) => phrases.length > 0 || heading !== 'Announced')
    .map(([heading, phrases]) => [`# ${heading}`, ...phrases, ''].join('\n'))
    .join('\n');
  const file = `./spoken/${title.replace(/^.*\//, '')}.${name}.txt`;
  return expect(transcript).toMatchFileSnapshot(file);
}
