import { defineConfig, mergeConfig } from 'vite';
import app from '../vite.config.ts';

const nextWords = (text: string) => text.replaceAll('Welcome back', 'Welcome again');

/** The app as it is, but for one word: the version that follows it. See releases.ts. */
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
        // The first frame is rendered apart, and hydrated by the changed words.
        transformIndexHtml: { order: 'post', handler: nextWords },
      },
    ],
  }),
);
