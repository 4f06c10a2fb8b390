import { basename } from 'node:path';
import type { Plugin, Rollup } from 'vite';
import { VitePWA } from 'vite-plugin-pwa';
import type { OfflineCode } from './src/pages/page.ts';
import { childRoutes, PAGES } from './src/pages/pages.ts';
import { PAGE_FILES } from './src/pwa/pageFiles.ts';

/** The chunks that hold the code of the pages in a group. The bundler names a page's own chunk after its module. */
const chunksOf = (group: OfflineCode) =>
  Object.values(PAGES)
    .filter(({ offline }) => offline === group)
    .flatMap((page) =>
      page.chunk === 'own' ? childRoutes(page).map((route) => basename(route)) : [page.chunk],
    );

/** The chunks that the service worker precaches. */
const PRECACHED = [
  ...chunksOf('installed'),
  'announcements',
  'serviceWorker',
  'identity',
  'documents',
  'InfoPageDialog',
  'sanitise',
];

/** The chunks that the app fetches when a member's page is idle. */
const FETCHED_WHEN_IDLE = [
  ...chunksOf('idle'),
  'NotFoundRoute',
  'PromotionsHiddenRoute',
  'gameDocuments',
  'later',
];

/** Screenshots for the install dialog. `npm run icons` makes them from the pictures of stories. */
const SCREENSHOTS = [
  { form_factor: 'narrow', sizes: '390x844' },
  { form_factor: 'wide', sizes: '1280x800' },
] as const;

/**
 * The service worker and the manifest. The worker caches only the app's own files: data about a member must not be in a
 * cache that outlives the session.
 */
export function pwa(): Plugin[] {
  const cached = new Set<string>();
  return [
    {
      name: 'casino:page-files',
      apply: 'build',
      generateBundle(_, bundle) {
        for (const file of filesOf(bundle, PRECACHED)) cached.add(file);
        const idle = filesOf(bundle, FETCHED_WHEN_IDLE).difference(cached);
        const source = JSON.stringify([...idle].map((file) => `/${file}`));
        this.emitFile({ type: 'asset', fileName: PAGE_FILES.slice(1), source });
      },
    },
    ...VitePWA({
      strategies: 'generateSW',
      filename: 'sw.js',
      registerType: 'prompt',
      injectRegister: false,
      // The operating system fetches icons when it installs the app, so they need no precache.
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
          label: 'Your card, your tier and your offers',
        })),
      },
      workbox: {
        globPatterns: [
          'index.html',
          PAGE_FILES.slice(1),
          'favicon.svg',
          'assets/*.{js,css,svg,woff2}',
        ],
        manifestTransforms: [
          (entries) => ({
            manifest: entries.filter(({ url }) => !url.endsWith('.js') || cached.has(url)),
          }),
        ],
        // Other files are cached on first use, or by the page: see src/pwa/pageFiles.ts.
        runtimeCaching: [
          {
            urlPattern: ({ sameOrigin, url }) => sameOrigin && url.pathname.startsWith('/assets/'),
            handler: 'CacheFirst',
            options: {
              cacheName: 'used-files',
              // As `isOwnFile` of src/pwa/pageFiles.ts. The worker is a script of its own.
              plugins: [
                {
                  cacheWillUpdate: async ({ response }) =>
                    response.ok && !/html|json/.test(response.headers.get('content-type') ?? '')
                      ? response
                      : null,
                },
              ],
            },
          },
        ],
        navigateFallback: '/index.html',
        // Firebase Hosting reserves `/__/`; the staff page is an app of its own; a path with an extension is a file.
        navigateFallbackDenylist: [/^\/__\//, /^\/api\//, /^\/staff(?:\/|$)/, /\/[^/?]+\.[^/]+$/],
        clientsClaim: true,
        // It would delete every precache whose name contains the scope: `/` is part of `/staff/`. The worker removes its own
        // outdated files anyway.
        cleanupOutdatedCaches: false,
        // Workbox removes outdated precached files; this script removes the files that were cached on use.
        importScripts: ['/sw-used-files.js'],
      },
    }),
  ];
}

/** The files of the entry chunk and the named chunks, with their static imports. */
function filesOf(bundle: Rollup.OutputBundle, names: readonly string[]): Set<string> {
  const files = new Set<string>();
  const chunks = Object.values(bundle).filter((file) => file.type === 'chunk');
  const add = (name: string) => {
    const file = bundle[name];
    if (file?.type !== 'chunk' || files.has(name)) return;
    files.add(name);
    for (const imported of file.imports) add(imported);
  };
  for (const name of names) {
    const chunk = chunks.find((each) => each.name === name);
    if (chunk === undefined) throw new Error(`The build has no chunk called ${name} to cache.`);
    add(chunk.fileName);
  }
  for (const { isEntry, fileName } of chunks) if (isEntry) add(fileName);
  return files;
}
