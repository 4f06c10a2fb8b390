import { existsSync, globSync, readFileSync } from 'node:fs';
import { join, posix } from 'node:path';
import { ROOT } from '../setUp.mjs';
import { readModule } from '../sources/readModule.mjs';

/** The elements and handlers that take the keyboard. */
const TAKES_KEYS =
  /\bstyled\.(?:a|button|dialog|input|select|summary|textarea)\b|<(?:a|button|dialog|input|select|summary|textarea)\b|tabIndex=\{0\}|onKeyDown/;

const COMPONENT = /\/ui\/src\/(?:primitives|components|shell|screens)\//;

const USES = 'virtual:component-uses';

/**
 * How a component is connected with the others.
 * @typedef {object} ComponentUses
 * @property {string} title the title of its stories, such as `Primitives/Button`
 * @property {string[]} uses the components with stories that it imports
 * @property {string[]} usedIn the components with stories that import it
 * @property {string[]} tokens such as `color.accent` and `type.label`
 * @property {boolean} interactive whether it renders an element that takes the keyboard itself
 */

/**
 * A plugin with the module `virtual:component-uses`, the result of `readComponentUses` for the pages of the docs. A running
 * Storybook reads it once.
 * @returns {import('vite').Plugin}
 */
export function componentUses() {
  return {
    name: 'casino:component-uses',
    resolveId: { filter: { id: /^virtual:component-uses$/ }, handler: () => `\0${USES}` },
    load: {
      filter: { id: /^\0virtual:component-uses$/ },
      handler: () => `export default ${JSON.stringify(readComponentUses())};`,
    },
  };
}

/**
 * Reads the imports of all components with stories. A module without stories, such as a part or a style, counts as a
 * piece of each component that imports it.
 * @param {string} [root] the repository's folder
 * @returns {Record<string, ComponentUses>} by name of component
 */
export function readComponentUses(root = ROOT) {
  const subjects = readSubjects(root);
  const byFile = new Map([...subjects].map(([name, { file }]) => [file, name]));
  const modules = new Map();
  const all = [...subjects].map(([name, { title, file }]) => {
    const uses = new Set();
    const texts = new Map();
    const visit = (path) => {
      if (texts.has(path)) return;
      const { text, imports } = moduleAt(modules, path);
      texts.set(path, text);
      for (const imported of imports) {
        const subject = byFile.get(imported);
        if (subject && subject !== name) uses.add(subject);
        if (!subject) visit(imported);
      }
    };
    visit(file);
    const source = [...texts.values()].join('\n');
    return {
      name,
      title,
      uses: [...uses].sort(),
      tokens: tokensIn(source),
      interactive: TAKES_KEYS.test(source.replace(/\/\*[\s\S]*?\*\/|^\s*\/\/.*$/gm, '')),
    };
  });
  return Object.fromEntries(
    all.map(({ name, ...one }) => {
      const usedIn = all.filter(({ uses }) => uses.includes(name)).map((other) => other.name);
      return [name, { ...one, usedIn: usedIn.sort() }];
    }),
  );
}

/** The title and the file of each component with stories. Of several story files, the one named as the component counts. */
function readSubjects(root) {
  const subjects = new Map();
  for (const path of globSync('packages/ui/src/**/*.stories.tsx', { cwd: root }).sort()) {
    const file = join(root, path);
    const text = readFileSync(file, 'utf8');
    const subject = subjectOf(file, text);
    const title = /\btitle: '((?:Primitives|Components|Shell|Screens)\/[^']+)'/.exec(text)?.[1];
    if (!subject || !title || !COMPONENT.test(subject.file)) continue;
    const isOwn = posix.basename(path) === `${subject.name}.stories.tsx`;
    if (isOwn || !subjects.has(subject.name)) {
      subjects.set(subject.name, { title, file: subject.file });
    }
  }
  return subjects;
}

/** The text of a module, and the modules of components that it imports. */
function moduleAt(modules, file) {
  const known = modules.get(file);
  if (known) return known;
  const text = readFileSync(file, 'utf8');
  const lazy = [...text.matchAll(/\bimport\('(\.[^']+)'\)/g)].map(([, from]) => from);
  const imports = [...readModule(file, text).imports.map(({ from }) => from), ...lazy]
    .filter((from) => /^\..*\.tsx?$/.test(from))
    .map((from) => posix.join(posix.dirname(file), from))
    .filter((path) => COMPONENT.test(path) && existsSync(path));
  const read = { text, imports };
  modules.set(file, read);
  return read;
}

/** The tokens that a text names through `vars` or `typography`. */
function tokensIn(text) {
  const direct = [...text.matchAll(/\bvars\.(\w+)(?:\.(\w+)|\['?([\w-]+)'?\])/g)].map(
    ([, group, name, key]) => `${group}.${name ?? key}`,
  );
  const colors = /const \{ color \} = vars/.test(text)
    ? [...text.matchAll(/(?<!\.)\bcolor\.(\w+)/g)].map(([, name]) => `color.${name}`)
    : [];
  const types = [...text.matchAll(/\btypography\('(\w+)'\)/g)].map(([, name]) => `type.${name}`);
  return [...new Set([...direct, ...colors, ...types])].sort((one, other) =>
    one.localeCompare(other, 'en', { numeric: true }),
  );
}

/**
 * The component that a story file documents, its `component`.
 * @param {string} file the path of the story file
 * @param {string} text
 * @returns {{ name: string, file: string } | undefined} undefined for a page without a component
 */
export function subjectOf(file, text) {
  const name = /\bcomponent: (\w+)/.exec(text)?.[1];
  const { from } =
    readModule(file, text).imports.find(({ names }) => name && names?.includes(name)) ?? {};
  return name && from ? { name, file: posix.join(posix.dirname(file), from) } : undefined;
}
