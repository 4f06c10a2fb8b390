import type { HtmlTagDescriptor, Plugin, Rollup } from 'vite';
import { PAGES } from './src/pages/pages.ts';

/**
 * The chunks that a first visit may preload: those that pages share, and the sign-in code. The script in index.html chooses which, and in which order.
 */
const FIRST_CHUNKS = [
  ...new Set(Object.values(PAGES).map(({ chunk }) => chunk)).difference(new Set(['own'])),
  'identity',
];

/** The fonts, text first. Without a preload, the browser discovers them only after it has applied the styles. */
const FONTS = [
  /hanken-grotesk-latin-wght-normal.*\.woff2$/,
  /bodoni-moda-latin-wght-normal.*\.woff2$/,
];

/**
 * Writes links to the files of a first visit into the page, so that the browser does not discover them one after another.
 * The script in index.html turns them into preloads in order of need.
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
  return FONTS.map((font) => {
    const file = Object.keys(bundle).find((name) => font.test(name));
    if (file === undefined) throw new Error(`The build has no typeface ${font} to preload.`);
    const attrs = { href: `/${file}`, as: 'font', type: 'font/woff2', 'data-first': 'face' };
    return { tag: 'link', attrs: { ...attrs, fetchpriority: 'low', crossorigin: true } };
  });
}

function pageTags(bundle: Rollup.OutputBundle): HtmlTagDescriptor[] {
  const chunks = Object.values(bundle).filter((file) => file.type === 'chunk');
  const filesOf = ({ fileName, imports }: Rollup.OutputChunk) => [fileName, ...imports];
  const eager = chunks.filter((chunk) => chunk.isEntry).flatMap(filesOf);
  return FIRST_CHUNKS.flatMap((name) => {
    const chunk = chunks.find((each) => each.name === name);
    if (chunk === undefined) throw new Error(`The build has no chunk called ${name} to preload.`);
    return [...new Set(filesOf(chunk))]
      .filter((file) => !eager.includes(file))
      .map((file) => ({
        tag: 'link',
        attrs: { crossorigin: true, href: `/${file}`, 'data-first': name },
        injectTo: 'head',
      }));
  });
}
