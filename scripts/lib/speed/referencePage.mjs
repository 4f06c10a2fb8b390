import { cpSync } from 'node:fs';
import { join } from 'node:path';
import { build } from 'vite';
import { webConfigOf } from '../../../packages/functions/local/addresses.ts';
import { startWebServer } from '../../../packages/functions/local/web/server.ts';
import { ROOT } from '../setUp.mjs';

/**
 * Builds and serves a minimal log-in page with the app's libraries.
 * @returns its origin, and a function that stops it
 */
export async function startReferencePage({ folder, addresses }) {
  const root = join(folder, 'reference');
  await build({
    root: join(import.meta.dirname, 'reference'),
    configFile: false,
    logLevel: 'error',
    build: { outDir: root },
  });
  cpSync(join(ROOT, 'packages/app/public/404.html'), join(root, '404.html'));
  const config = webConfigOf(addresses);
  const server = await startWebServer({ host: '127.0.0.1', port: 0, root, config });
  return { origin: `http://127.0.0.1:${server.port}`, stop: () => server.stop() };
}
