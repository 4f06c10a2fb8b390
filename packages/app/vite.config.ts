import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { configMeta } from './vite.configMeta.ts';
import { preloads } from './vite.preloads.ts';
import { pwa } from './vite.pwa.ts';

export default defineConfig({
  root: import.meta.dirname,
  plugins: [react(), configMeta(), preloads(), pwa()],
  resolve: {
    conditions: ['source', 'module', 'browser', 'development|production'],
    dedupe: ['react', 'react-dom', 'styled-components'],
  },
});
