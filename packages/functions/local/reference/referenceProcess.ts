import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import express from 'express';
import { database } from '../../src/adapters/firebase.ts';
import { serveAsChild } from '../child/serveAsChild.ts';
import { DEMO_CREDENTIALS } from '../settings/demoCredentials.ts';
import { HOST } from '../settings/project.ts';
import { referenceApp } from './referenceApp.ts';

const [port = ''] = process.argv.slice(2);

/** Small, so that every client has to follow cursors. */
const PAGE_SIZE = 5;

const MAX_PER_SECOND = 1_000;

/** Milliseconds before each reply, to measure the product on a distant service. */
const DELAY_MS = Number(process.env['CASINO_REMOTE_DELAY_MS'] ?? 0);

await serveAsChild(async () => {
  const services = referenceApp({
    database,
    credentials: DEMO_CREDENTIALS,
    pageSize: PAGE_SIZE,
    maxPerSecond: MAX_PER_SECOND,
  });
  const app = express().use((_request, _response, next) => setTimeout(next, DELAY_MS), services);
  const server = app.listen(Number(port), HOST);
  await once(server, 'listening');
  return { port: (server.address() as AddressInfo).port };
});
