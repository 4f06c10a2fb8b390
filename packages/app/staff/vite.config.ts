import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { configMeta } from '../vite.configMeta.ts';
import { STYLED_COMPONENTS } from '../vite.styledComponents.ts';
import { staffPwa } from './vite.pwa.ts';

/** The staff page, an app of its own below `/staff/`. The members' build empties `dist`, so this one runs after it. */
export default defineConfig({
  root: import.meta.dirname,
  base: '/staff/',
  publicDir: false,
  plugins: [react(), configMeta(), staffPwa()],
  oxc: STYLED_COMPONENTS,
  build: {
    outDir: '../dist/staff',
    emptyOutDir: true,
    manifest: true,
    modulePreload: { polyfill: false },
  },
  worker: { format: 'es' },
  resolve: {
    conditions: ['source', 'module', 'browser', 'development|production'],
    dedupe: ['react', 'react-dom', 'styled-components'],
  },
});
