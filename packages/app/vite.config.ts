import { fileURLToPath } from 'node:url';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { cannotOpen } from './vite.cannotOpen.ts';
import { chunks } from './vite.chunks.ts';
import { configMeta } from './vite.configMeta.ts';
import { firstFrame } from './vite.firstFrame.ts';
import { inlineScripts } from './vite.inlineScripts.ts';
import { preloads } from './vite.preloads.ts';
import { pwa } from './vite.pwa.ts';
import { staffPage } from './vite.staffPage.ts';
import { STYLED_COMPONENTS } from './vite.styledComponents.ts';

/** The build of the router without warnings for developers. The package exports only the other one. */
const ROUTER = fileURLToPath(
  new URL('../production/index.mjs', import.meta.resolve('react-router')),
);

export default defineConfig({
  root: import.meta.dirname,
  plugins: [
    react(),
    configMeta(),
    firstFrame(),
    cannotOpen(),
    preloads(),
    inlineScripts(),
    pwa(),
    staffPage(),
  ],
  oxc: STYLED_COMPONENTS,
  build: {
    manifest: true,
    modulePreload: { polyfill: false },
    rolldownOptions: { output: { codeSplitting: chunks } },
  },
  resolve: {
    alias: [{ find: /^react-router$/, replacement: ROUTER }],
    conditions: ['source', 'module', 'browser', 'development|production'],
    dedupe: ['react', 'react-dom', 'styled-components'],
  },
});
