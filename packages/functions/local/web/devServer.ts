import { fileURLToPath } from 'node:url';
import type { WebConfig } from './config.ts';

const APP = fileURLToPath(new URL('../../../app/', import.meta.url));

/** Serves the app from its sources with hot reload. The app's Vite configuration writes `config` into the page. */
export async function startDevServer(options: {
  readonly host: string;
  readonly port: number;
  readonly config: WebConfig;
}): Promise<{ stop(): Promise<void> }> {
  const { host, port, config } = options;
  process.env['CASINO_FIREBASE_CONFIG'] = JSON.stringify(config);
  const { createServer } = await import('vite');
  const server = await createServer({
    root: APP,
    configFile: `${APP}vite.config.ts`,
    server: { host, port, strictPort: true },
  });
  await server.listen();
  return { stop: () => server.close() };
}
