import react from '@vitejs/plugin-react';
import { defaultClientConditions, defineConfig } from 'vite';

/** Stories run on the sources of the design system, without a build and without the app's plugins. */
export default defineConfig({
  plugins: [react()],
  resolve: { conditions: ['source', ...defaultClientConditions] },
  optimizeDeps: {
    // Listed because a dependency that Vite discovers late reloads the page and fails a cold run.
    include: [
      '@changesets/parse',
      'axe-core',
      'dayjs',
      'dayjs/plugin/customParseFormat.js',
      'dayjs/plugin/timezone.js',
      'dayjs/plugin/utc.js',
      '@zxcvbn-ts/core',
      '@zxcvbn-ts/language-common',
      'react',
      'react/jsx-runtime',
      'react/jsx-dev-runtime',
      'react-dom',
      'react-dom/client',
      'react-hook-form',
      '@hookform/resolvers/zod',
      'qrcode.react',
      'storybook/theming',
      'styled-components',
      'zod/mini',
    ],
  },
});
