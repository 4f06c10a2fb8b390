import { basename } from 'node:path';
import type { Plugin, Rollup } from 'vite';
import { VitePWA } from 'vite-plugin-pwa';
import { PAGES, routesOf } from './src/pages/pages.ts';

/** The chunks of the pages that open offline. The bundler names a page's own chunk after its module. */
const OFFLINE_PAGES = Object.values(PAGES)
  .filter(({ offline }) => offline)
  .flatMap((page) =>
    page.chunk === 'own' ? routesOf(page).map((route) => basename(route)) : [page.chunk],
  );

/** The chunks that the service worker precaches. */
const PRECACHED = [
  ...OFFLINE_PAGES,
  'announcements',
  'serviceWorker',
  'identity',
  'documents',
  'InfoPageDialog',
  'sanitise',
];

/** Pictures for a richer install dialog: `npm run icons` cuts them from the stories. */
const SCREENSHOTS = [
  { form_factor: 'narrow', sizes: '390x844' },
  { form_factor: 'wide', sizes: '1280x800' },
] as const;

/**
 * The service worker and the manifest. The worker keeps the app's own files and nothing else: what is
 * about a member never enters a cache that outlives their session.
 */
export function pwa(): Plugin[] {
  const kept = new Set<string>();
  return [
    {
      name: 'casino:kept-files',
      apply: 'build',
      generateBundle(_, bundle) {
        for (const file of filesOf(bundle)) kept.add(file);
      },
    },
    ...VitePWA({
      strategies: 'generateSW',
      filename: 'sw.js',
      registerType: 'prompt',
      injectRegister: false,
      // The system fetches icons when it installs the app; nobody else needs them kept.
      includeManifestIcons: false,
      manifest: {
        id: '/',
        name: 'Met Rewards',
        short_name: 'Met Rewards',
        description: 'Your rewards, offers and nights out, in one place.',
        lang: 'en-GB',
        dir: 'ltr',
        start_url: '/',
        scope: '/',
        display: 'standalone',
        theme_color: '#090806',
        background_color: '#090806',
        categories: ['lifestyle', 'entertainment'],
        icons: [
          { src: '/icons/icon-192.png', sizes: '192x192', type: 'image/png' },
          { src: '/icons/icon-512.png', sizes: '512x512', type: 'image/png' },
          {
            src: '/icons/icon-maskable-512.png',
            sizes: '512x512',
            type: 'image/png',
            purpose: 'maskable',
          },
        ],
        shortcuts: [
          { name: 'Member card', url: PAGES.home.path },
          { name: 'Offers', url: PAGES.offers.path },
          { name: 'Spin The Wheel', url: '/?open=spin' },
        ].map((shortcut) => ({
          ...shortcut,
          icons: [{ src: '/icons/icon-192.png', sizes: '192x192', type: 'image/png' }],
        })),
        screenshots: SCREENSHOTS.map(({ form_factor, sizes }) => ({
          src: `/screenshots/${form_factor}.jpg`,
          sizes,
          type: 'image/jpeg',
          form_factor,
          label: 'Your card, your tier and your newest offers',
        })),
      },
      workbox: {
        globPatterns: ['index.html', 'favicon.svg', 'assets/*.{js,css,svg,woff2}'],
        manifestTransforms: [
          (entries) => ({
            manifest: entries.filter(({ url }) => !url.endsWith('.js') || kept.has(url)),
          }),
        ],
        // What else a member opens is kept from then on.
        runtimeCaching: [
          {
            urlPattern: ({ sameOrigin, url }) => sameOrigin && url.pathname.startsWith('/assets/'),
            handler: 'CacheFirst',
            options: { cacheName: 'used-files', expiration: { maxEntries: 60 } },
          },
        ],
        navigateFallback: '/index.html',
        // Firebase Hosting keeps `/__/` for itself; a path with an ending asks for a file.
        navigateFallbackDenylist: [/^\/__\//, /^\/api\//, /\/[^/?]+\.[^/]+$/],
        clientsClaim: true,
        cleanupOutdatedCaches: true,
        // Precached files go with their version; those that were used do by this.
        importScripts: ['/sw-used-files.js'],
      },
    }),
  ];
}

/** The files of the app's own chunk, of the kept ones, and of all that they import. */
function filesOf(bundle: Rollup.OutputBundle): Set<string> {
  const files = new Set<string>();
  const chunks = Object.values(bundle).filter((file) => file.type === 'chunk');
  const add = (name: string) => {
    const file = bundle[name];
    if (file?.type !== 'chunk' || files.has(name)) return;
    files.add(name);
    for (const imported of file.imports) add(imported);
  };
  for (const name of PRECACHED) {
    const chunk = chunks.find((each) => each.name === name);
    if (chunk === undefined) throw new Error(`The build has no chunk called ${name} to keep.`);
    add(chunk.fileName);
  }
  for (const { isEntry, fileName } of chunks) if (isEntry) add(fileName);
  return files;
}
