import { SERVICE_ORIGINS } from '@casino/functions/contract/services.ts';
import type { HtmlTagDescriptor, Plugin } from 'vite';

const META = '<meta name="casino-config" content="" />';

/**
 * Writes the Firebase configuration into the page: `CASINO_FIREBASE_CONFIG`, as JSON. Without it the value stays empty,
 * and the server that serves the build inserts it. Links name the origins of the project's services, to which the script
 * in index.html or the app preconnects. Local emulators need no preconnect.
 */
export function configMeta(config = process.env['CASINO_FIREBASE_CONFIG'] ?? '') {
  return {
    name: 'casino:config-meta',
    transformIndexHtml: (html: string) => {
      if (!html.includes(META)) throw new Error(`index.html must hold ${META}`);
      return {
        html: html.replace(META, () => META.replace('""', `"${escapeAttribute(config)}"`)),
        tags: config === '' ? [] : serviceTags(config),
      };
    },
  } satisfies Plugin;
}

function serviceTags(config: string): HtmlTagDescriptor[] {
  const { emulators } = JSON.parse(config) as { emulators?: object };
  if (emulators) return [];
  return Object.values(SERVICE_ORIGINS).map((href) => ({
    tag: 'link',
    attrs: { href, crossorigin: true, 'data-first': 'service' },
    injectTo: 'head',
  }));
}

function escapeAttribute(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;');
}
