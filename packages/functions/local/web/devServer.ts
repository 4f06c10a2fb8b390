import { fileURLToPath } from 'node:url';
import type { WebConfig } from './config.ts';
import { passCallOn } from './passCallOn.ts';

const APP = fileURLToPath(new URL('../../../app/', import.meta.url));

/** Serves the app from its sources with hot reload. The app's Vite configuration writes `config` into the page. */
export async function startDevServer(options: {
  readonly host: string;
  readonly port: number;
  readonly config: WebConfig;
  readonly functions: string;
}): Promise<{ stop(): Promise<void> }> {
  const { host, port, config, functions } = options;
  process.env['CASINO_FIREBASE_CONFIG'] = JSON.stringify(config);
  const { createServer } = await import('vite');
  const server = await createServer({
    root: APP,
    configFile: `${APP}vite.config.ts`,
    server: { host, port, strictPort: true },
    plugins: [
      {
        name: 'casino:calls',
        configureServer: ({ middlewares }) => {
          middlewares.use((request, response, next) => {
            if (!passCallOn(functions, request, response)) next();
          });
        },
      },
    ],
  });
  await server.listen();
  return { stop: () => server.close() };
}
