import type { HtmlTagDescriptor, Plugin, Rollup } from 'vite';

/** The page that nearly every first visit ends on: its code is fetched along with the app's. */
const FIRST_PAGES = ['LandingRoute', 'LoginFormRoute'];

/** The typeface that text is set in; without a hint it is only found once the styles have run. */
const TEXT_FONT = /hanken-grotesk-latin-wght-normal.*\.woff2$/;

const LATER = { fetchpriority: 'low' };

/**
 * Names in the page what it will need at once, so that it is not discovered one step after another. The first
 * frame is drawn without any of it: all come at the same low priority, and share the line as they are.
 */
export function preloads(): Plugin {
  return {
    name: 'casino:preloads',
    transformIndexHtml: {
      order: 'post',
      handler: (_, { bundle }) => (bundle ? [...fontTags(bundle), ...pageTags(bundle)] : []),
    },
  };
}

function fontTags(bundle: Rollup.OutputBundle): HtmlTagDescriptor[] {
  const file = Object.keys(bundle).find((name) => TEXT_FONT.test(name));
  if (file === undefined) throw new Error('The build has no text typeface to preload.');
  const attrs = { rel: 'preload', href: `/${file}`, as: 'font', type: 'font/woff2', ...LATER };
  return [{ tag: 'link', attrs: { ...attrs, crossorigin: true }, injectTo: 'head' }];
}

function pageTags(bundle: Rollup.OutputBundle): HtmlTagDescriptor[] {
  const chunks = Object.values(bundle).filter((file) => file.type === 'chunk');
  const files = FIRST_PAGES.flatMap((name) => {
    const page = chunks.find((chunk) => chunk.name === name);
    if (page === undefined) throw new Error(`The build has no chunk called ${name} to preload.`);
    return [page.fileName, ...page.imports];
  });
  const eager = chunks
    .filter((chunk) => chunk.isEntry)
    .flatMap(({ fileName, imports }) => [fileName, ...imports]);
  return [...new Set(files)]
    .filter((file) => !eager.includes(file))
    .map((file) => ({
      tag: 'link',
      attrs: { rel: 'modulepreload', crossorigin: true, href: `/${file}`, ...LATER },
      injectTo: 'head',
    }));
}
