import express from 'express';
import { rateLimit } from 'express-rate-limit';
import type { Firestore } from 'firebase-admin/firestore';
import { firestoreContentService } from '../../src/adapters/firestore/content/contentService.ts';
import { publishedContent } from '../../src/adapters/firestore/content/publishedContent.ts';
import { contentHttpService } from '../../src/contract/http/content.ts';
import { memberHttpService } from '../../src/contract/http/members.ts';
import { type Credentials, requireToken, tokenEndpoint } from './access.ts';
import { contentHandlers } from './contentHandlers.ts';
import { memberHandlers } from './memberHandlers.ts';
import { serviceApp } from './serviceApp.ts';

/** The settings of a reference server. */
export interface ReferenceOptions {
  readonly database: () => Firestore;
  readonly credentials: Credentials;
  /** The items of a page. */
  readonly pageSize: number;
  /** The requests per second above which the server replies 429. */
  readonly maxPerSecond: number;
}

/**
 * The services of a group over HTTP (docs/connect.md), with the data of the Firestore implementation: the
 * example for a group that builds its own.
 */
export function referenceApp(options: ReferenceOptions): express.Express {
  const { database, credentials, maxPerSecond } = options;
  const app = express();
  app.disable('x-powered-by');
  // The limiter counts all clients together and replies with `Retry-After`.
  app.use(rateLimit({ windowMs: 1_000, limit: maxPerSecond, keyGenerator: () => 'all' }));
  app.post('/oauth/token', tokenEndpoint(credentials));
  app.use(requireToken(credentials));
  const published = publishedContent(database);
  const content = firestoreContentService(database, published);
  app.use(serviceApp(contentHttpService, contentHandlers(content, options)));
  app.use(serviceApp(memberHttpService, memberHandlers(database, published, options)));
  app.use((_request, response) => {
    response.status(404).json({ error: 'The contract has no such operation.' });
  });
  return app;
}
