import { VitePWA } from 'vite-plugin-pwa';

/**
 * The service worker and the manifest. The worker keeps the app's own files and nothing else: what is
 * about a member never enters a cache that outlives their session.
 */
export function pwa() {
  return VitePWA({
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
    },
    workbox: {
      globPatterns: ['index.html', 'favicon.svg', 'assets/*.{js,css,svg,woff2}'],
      navigateFallback: '/index.html',
      // Firebase Hosting keeps `/__/` for itself; a path with an ending asks for a file.
      navigateFallbackDenylist: [/^\/__\//, /\/[^/?]+\.[^/]+$/],
      clientsClaim: true,
      cleanupOutdatedCaches: true,
    },
  });
}
