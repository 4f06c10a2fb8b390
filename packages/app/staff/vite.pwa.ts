import type { Plugin } from 'vite';
import { VitePWA } from 'vite-plugin-pwa';

/**
 * The service worker and the manifest of the staff page. The worker precaches every file, because a till must scan without
 * a connection. An update waits until the page applies it between two scans.
 */
export function staffPwa(): Plugin[] {
  return VitePWA({
    strategies: 'generateSW',
    filename: 'sw.js',
    scope: '/staff/',
    base: '/staff/',
    registerType: 'prompt',
    injectRegister: false,
    includeManifestIcons: false,
    manifest: {
      id: '/staff/',
      name: 'Met Till',
      short_name: 'Met Till',
      description: 'Redeems the codes that members show.',
      lang: 'en-GB',
      dir: 'ltr',
      start_url: '/staff/',
      scope: '/staff/',
      display: 'standalone',
      theme_color: '#090806',
      background_color: '#090806',
      icons: [
        { src: '/icons/icon-192.png', sizes: '192x192', type: 'image/png' },
        { src: '/icons/icon-512.png', sizes: '512x512', type: 'image/png' },
      ],
    },
    workbox: {
      globPatterns: ['index.html', 'assets/*.{js,css,woff2}'],
      navigateFallback: '/staff/index.html',
      // A path with an extension is a file.
      navigateFallbackDenylist: [/\/[^/?]+\.[^/]+$/],
      clientsClaim: true,
      // It would delete every precache whose name contains the scope. The worker removes its own outdated files anyway.
      cleanupOutdatedCaches: false,
    },
  });
}
