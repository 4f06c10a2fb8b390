import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { database } from '../../src/stores/firebase.ts';
import { serveAsChild } from '../child/serveAsChild.ts';
import { HOST } from '../project.ts';
import { DEMO_CREDENTIALS } from './demoCredentials.ts';
import { referenceApp } from './referenceApp.ts';

const [port = ''] = process.argv.slice(2);

/** Small, so that every client has to follow cursors. */
const PAGE_SIZE = 5;

const MAX_PER_SECOND = 1_000;

await serveAsChild(async () => {
  const app = referenceApp({
    database,
    credentials: DEMO_CREDENTIALS,
    pageSize: PAGE_SIZE,
    maxPerSecond: MAX_PER_SECOND,
  });
  const server = app.listen(Number(port), HOST);
  await once(server, 'listening');
  return { port: (server.address() as AddressInfo).port };
});
