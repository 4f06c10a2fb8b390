import type { Plugin } from 'vite';

const META = '<meta name="casino-config" content="" />';

/**
 * Writes the Firebase configuration into the page: `CASINO_FIREBASE_CONFIG`, as JSON. Without it the
 * place stays empty for the server that will serve the build.
 */
export function configMeta(config = process.env['CASINO_FIREBASE_CONFIG'] ?? ''): Plugin {
  return {
    name: 'casino:config-meta',
    transformIndexHtml: (html) => {
      if (!html.includes(META)) throw new Error(`index.html must hold ${META}`);
      return html.replace(META, () => META.replace('""', `"${escapeAttribute(config)}"`));
    },
  };
}

function escapeAttribute(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;');
}
