import type { Plugin, Rollup } from 'vite';
import { importSource } from './vite.importSource.ts';

const MODULE = './src/firstFrame/renderFirstFrames.tsx';
const STYLE = '<style></style>';
const FRAMES = '<!-- first frames -->';

interface FramesModule {
  readonly firstFrames: { readonly css: string; readonly html: string };
}

/**
 * Draws the first frame into the page: styles and markup that need no script and no further request, so
 * that it shows as soon as the page itself has arrived. The app's own script then waits for that frame.
 */
export function firstFrame(): Plugin[] {
  let styles = '';
  return [
    {
      name: 'casino:first-frame',
      transformIndexHtml: {
        order: 'pre',
        handler: async (html) => {
          const { firstFrames } = await importSource<FramesModule>(MODULE);
          const { css, html: frames } = firstFrames;
          return fill(fill(html, STYLE, `<style>${css}</style>`), FRAMES, frames);
        },
      },
    },
    {
      name: 'casino:first-frame-requests',
      enforce: 'post',
      generateBundle: {
        order: 'pre',
        handler: (_, bundle) => {
          styles = takeEntryStyles(bundle);
        },
      },
      transformIndexHtml: {
        order: 'post',
        handler: (html, { bundle }) => (bundle ? withoutEntryScript(html, styles) : html),
      },
    },
  ];
}

function fill(html: string, place: string, content: string): string {
  if (!html.includes(place)) throw new Error(`index.html must hold ${place}`);
  return html.replace(place, () => content);
}

/** Takes the app's style sheet out of the build: it would cost a round trip before anything is drawn. */
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

/** The page's own small script imports the libraries and the app, after the first frame: see index.html. */
function withoutEntryScript(html: string, styles: string): string {
  const entry = /<script type="module" crossorigin src="([^"]+)"><\/script>/;
  const libraries = /<link rel="modulepreload" crossorigin href="([^"]+\/libraries-[^"]+)">/;
  const imported = /<link rel="modulepreload" crossorigin href="([^"]+)">/g;
  if (!entry.test(html)) throw new Error('The built page has no script to begin with.');
  if (!libraries.test(html)) throw new Error('The built page has no file of libraries.');
  const link = (mark = '') => `<link crossorigin href="$1" data-first="app"${mark}>`;
  const faces = styles.match(/@font-face\{[^}]*\burl\([^}]*\}/g) ?? [];
  if (faces.length === 0) throw new Error('The build has no typefaces.');
  const others = faces.reduce((rest, face) => rest.replace(face, ''), styles);
  return html
    .replace(libraries, link(' data-libraries'))
    .replace(imported, link())
    .replace(
      entry,
      `<style>${others}</style><style data-faces media="not all">${faces.join('')}</style>${link(' data-entry')}`,
    );
}
