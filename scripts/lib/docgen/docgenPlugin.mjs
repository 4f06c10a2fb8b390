import { openSourcesInBackground } from './backgroundSources.mjs';
import { readComponentUses } from './componentUses.mjs';
import { subjectOf } from './subject.mjs';

const USES = 'virtual:component-uses';

/**
 * A plugin that gives the component of each story file its props and its docstring, as `__docgenInfo`, where Storybook
 * reads them. The module `virtual:component-uses` has the result of `readComponentUses`, for the pages of the docs only;
 * a running Storybook reads it once.
 * @returns {import('vite').Plugin}
 */
export function docgen() {
  let sources;
  return {
    name: 'casino:docgen',
    enforce: 'pre',
    buildStart() {
      // Before the first story is requested, which waits for it.
      sources ??= openSourcesInBackground();
    },
    watchChange(file) {
      sources?.update([file]);
    },
    resolveId: { filter: { id: /^virtual:component-uses$/ }, handler: () => `\0${USES}` },
    load: {
      filter: { id: /^\0virtual:component-uses$/ },
      handler: () => `export default ${JSON.stringify(readComponentUses())};`,
    },
    transform: {
      filter: { id: /\.stories\.tsx$/ },
      async handler(text, file) {
        const subject = subjectOf(file, text);
        if (!subject) return null;
        this.addWatchFile(subject.file);
        const docs = JSON.stringify(await sources.componentOf(subject.file, subject.name));
        return { code: `${text}\n${subject.name}.__docgenInfo = ${docs};\n`, map: null };
      },
    },
    closeBundle() {
      sources?.close();
      sources = undefined;
    },
  };
}
