import { defineConfig, mergeConfig } from 'vite';
import app from '../vite.config.ts';

const nextWords = (text: string) => text.replaceAll('Welcome back', 'Welcome again');

/** Builds the next version of the app, with one changed word. See releases.ts. */
export default mergeConfig(
  app,
  defineConfig({
    plugins: [
      {
        name: 'casino:next-version',
        enforce: 'pre',
        transform: {
          filter: { id: /\/i18n\/en-GB\/account\.ts$/ },
          handler: nextWords,
        },
        // The first frame is rendered separately, but the changed words hydrate it.
        transformIndexHtml: { order: 'post', handler: nextWords },
      },
    ],
  }),
);
