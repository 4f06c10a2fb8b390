import { defineConfig, mergeConfig } from 'vite';
import app from '../vite.config.ts';

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
          handler: (code) => code.replace('Welcome back', 'Welcome again'),
        },
      },
    ],
  }),
);
