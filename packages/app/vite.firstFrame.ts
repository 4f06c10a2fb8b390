import type { Plugin, Rollup } from 'vite';
import { importSource } from './vite.importSource.ts';

const MODULE = './src/firstFrame/renderFirstFrames.tsx';
const STYLE = '<style></style>';
const CHARSET = '<meta charset="utf-8" />';
const FRAMES = '<!-- first frames -->';

interface FramesModule {
  readonly firstFrames: {
    readonly css: string;
    readonly html: string;
    readonly translated: Readonly<Record<string, (words: string) => string>>;
  };
}

/**
 * Writes the first frames into the page: styles and markup that need no script and no further request. The browser paints
 * them as soon as it has the page. The app's script loads after that paint.
 */
export function firstFrame(): Plugin[] {
  let styles = '';
  let translated: FramesModule['firstFrames']['translated'] = {};
  /** The addresses of the modules in other languages, by what the page contains for them. */
  const addresses = new Map<string, string>();
  return [
    {
      name: 'casino:first-frame',
      transformIndexHtml: {
        order: 'pre',
        handler: async (html, { path }) => {
          // The development server also serves the staff page, which has no first frames.
          if (path.startsWith('/staff/')) return html;
          const { firstFrames } = await importSource<FramesModule>(MODULE);
          const { css, html: frames } = firstFrames;
          translated = firstFrames.translated;
          return fill(fill(html, STYLE, `<style>${css}</style>`), FRAMES, frames);
        },
      },
    },
    {
      name: 'casino:first-frame-requests',
      enforce: 'post',
      generateBundle: {
        order: 'pre',
        handler(_, bundle) {
          styles = takeEntryStyles(bundle);
          const files = Object.values(bundle);
          for (const [language, moduleFor] of Object.entries(translated)) {
            const words = files.find((file) => file.type === 'chunk' && file.name === language);
            if (words === undefined) throw new Error(`The build has no words in ${language}.`);
            const file = this.emitFile({
              type: 'asset',
              name: `frames-${language}.js`,
              source: moduleFor(`/${words.fileName}`),
            });
            addresses.set(`/first-frames.${language}.js`, `/${this.getFileName(file)}`);
          }
        },
      },
      transformIndexHtml: {
        order: 'post',
        handler: (html, { bundle }) => {
          if (!bundle) return html;
          const page = [...addresses].reduce(
            (text, [place, file]) => fill(text, place, file),
            html,
          );
          return requestScriptsFirst(page, styles);
        },
      },
    },
  ];
}

function fill(html: string, place: string, content: string): string {
  if (!html.includes(place)) throw new Error(`index.html must hold ${place}`);
  return html.replace(place, () => content);
}

/** Moves the app's style sheet into the page: a separate file would delay the first paint by a round trip. */
function takeEntryStyles(bundle: Rollup.OutputBundle): string {
  const sheets = Object.values(bundle).flatMap((file) => {
    if (file.type !== 'chunk' || !file.isEntry) return [];
    const names = [...(file.viteMetadata?.importedCss ?? [])];
    file.viteMetadata?.importedCss.clear();
    return names;
  });
  return sheets
    .map((name) => {
      const sheet = bundle[name];
      delete bundle[name];
      return sheet?.type === 'asset' ? String(sheet.source).trim() : '';
    })
    .join('');
}

/**
 * Moves the scripts of the app to the start of the head. The styles and first frames below fill several packets, and
 * the browser requests the scripts as soon as it has read the first. The page's own script imports them later.
 */
function requestScriptsFirst(html: string, styles: string): string {
  const script = /<script type="module" crossorigin src="([^"]+)"><\/script>/;
  const preload = /<link rel="modulepreload" crossorigin href="([^"]+)">/g;
  const entry = script.exec(html)?.[1];
  const imported = [...html.matchAll(preload)].map(([, href]) => href ?? '');
  if (!entry) throw new Error('The built page has no entry script.');
  const chunk = (name: string) => {
    const file = imported.find((href) => href.includes(`/${name}-`));
    if (!file) throw new Error(`The built page has no chunk ${name}.`);
    return file;
  };
  const marks = new Map([
    [chunk('session'), ' data-session'],
    [chunk('libraries'), ' data-libraries'],
  ]);
  const link = (href: string, mark = '') =>
    `<link rel="modulepreload" crossorigin href="${href}" data-first="app"${mark}>`;
  const links = [
    ...[...marks].map(([href, mark]) => link(href, mark)),
    ...imported.filter((href) => !marks.has(href)).map((href) => link(href)),
    link(entry, ' data-entry'),
  ];
  const faces = styles.match(/@font-face\{[^}]*\burl\([^}]*\}/g) ?? [];
  if (faces.length === 0) throw new Error('The build has no typefaces.');
  const others = faces.reduce((rest, face) => rest.replace(face, ''), styles);
  const sheets = `<style>${others}</style><style data-faces media="not all">${faces.join('')}</style>`;
  const rest = html.replace(preload, '').replace(script, () => sheets);
  return fill(rest, CHARSET, CHARSET + links.join(''));
}
