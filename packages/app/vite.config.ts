import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { configMeta } from './vite.configMeta.ts';
import { firstFrame } from './vite.firstFrame.ts';
import { preloads } from './vite.preloads.ts';
import { pwa } from './vite.pwa.ts';
import { slimRouter } from './vite.router.ts';

export default defineConfig({
  root: import.meta.dirname,
  plugins: [react(), slimRouter(), configMeta(), firstFrame(), preloads(), pwa()],
  build: { manifest: true, modulePreload: { polyfill: false } },
  resolve: {
    conditions: ['source', 'module', 'browser', 'development|production'],
    dedupe: ['react', 'react-dom', 'styled-components'],
  },
});
