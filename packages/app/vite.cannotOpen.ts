import type { Plugin } from 'vite';
import { importSource } from './vite.importSource.ts';

const MODULE = './src/firstFrame/renderCannotOpen.tsx';
const FILE = 'cannot-open.html';

interface CannotOpenModule {
  readonly renderCannotOpen: () => string;
}

/** Writes the page for browsers in which the app cannot start; index.html redirects to it. docs/decisions/095. */
export function cannotOpen(): Plugin {
  const render = async () => (await importSource<CannotOpenModule>(MODULE)).renderCannotOpen();
  return {
    name: 'casino:cannot-open',
    configureServer: (server) => {
      server.middlewares.use(`/${FILE}`, (_, response, next) => {
        render().then((page) => response.setHeader('Content-Type', 'text/html').end(page), next);
      });
    },
    async generateBundle() {
      this.emitFile({ type: 'asset', fileName: FILE, source: await render() });
    },
  };
}
