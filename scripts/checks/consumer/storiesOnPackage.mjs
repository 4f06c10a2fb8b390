import { realpathSync } from 'node:fs';
import { join, relative } from 'node:path';
import { ROOT } from '../../lib/setUp.mjs';
import { isExample, publishedValues, SOURCES, storyFiles } from '../../lib/sources/published.mjs';

const STORIES = 'virtual:stories';
const PUBLISHED = '\0published:';

/**
 * A plugin that provides the stories as `virtual:stories`: the module of each file by its name. Their data come from the
 * sources, everything else from the installed package. A name that no entry point exports is a build error.
 * @param {string} consumer any file of the consumer, to resolve the package
 * @returns {import('vite').Plugin}
 */
export function storiesOnPackage(consumer) {
  const published = publishedValues();
  const sources = realpathSync(join(ROOT, SOURCES));
  return {
    name: 'casino:stories-on-package',
    enforce: 'pre',
    resolveId(id, importer) {
      if (id === STORIES) return `\0${STORIES}`;
      if (importer?.startsWith(PUBLISHED)) return this.resolve(id, consumer);
      if (!id.startsWith('.') || !importer?.startsWith(`${sources}/`)) return null;
      const file = relative(realpathSync(ROOT), join(importer, '..', id));
      return isExample(file) ? join(ROOT, file) : `${PUBLISHED}${file}`;
    },
    load(id) {
      if (id === `\0${STORIES}`) return listing();
      if (!id.startsWith(PUBLISHED)) return null;
      return [...(published.get(id.slice(PUBLISHED.length)) ?? [])]
        .map(([name, { entry, as }]) => `export { ${as} as ${name} } from '${entry}';`)
        .concat('export {};')
        .join('\n');
    },
  };
}

function listing() {
  const files = storyFiles();
  return [
    ...files.map(
      (file, index) => `import * as s${index} from ${JSON.stringify(join(ROOT, file))};`,
    ),
    `export const stories = {${files.map((file, index) => `${JSON.stringify(file)}: s${index}`)}};`,
  ].join('\n');
}
