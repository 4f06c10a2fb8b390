import express, { type ErrorRequestHandler } from 'express';
import type { HttpsFunction } from 'firebase-functions/v2/https';
import { FUNCTIONS_REGION } from '../../src/contract/limits.ts';
import { lastRefusals, serviceStates } from '../../src/runtime/serviceStates.ts';
import { PROJECT_ID } from '../settings/project.ts';

/** Callables by group and name, as `src/index.ts` exports them. */
export type CallableGroups = Readonly<Record<string, Readonly<Record<string, HttpsFunction>>>>;

/** Far above any payload of the contract. */
const MAX_BODY = '64kb';

/**
 * Serves callables at the paths of the Functions emulator: `/{project}/{region}/{group}-{name}`. If a body is too
 * large or not JSON, the callable gets a request without a body and rejects it itself.
 * @param clock handles `PUT /clock`, if the clocks of accounts can be moved
 */
export function callablesApp(
  groups: CallableGroups,
  clock?: express.RequestHandler,
): express.Express {
  const app = express();
  app.disable('x-powered-by');
  app.get('/health', (_request, response) => {
    response.json({ ready: true });
  });
  app.get('/services', (_request, response) => {
    response.json({ states: serviceStates(), refusals: lastRefusals() });
  });
  app.use(express.json({ limit: MAX_BODY, strict: false }), withoutUnreadableBody);
  if (clock) app.put('/clock', clock);
  for (const [group, callables] of Object.entries(groups)) {
    for (const [name, callable] of Object.entries(callables)) {
      // The SDK's type names Express's previous version, but it uses only what both versions have.
      const handler = callable as unknown as express.RequestHandler;
      const path = `/${PROJECT_ID}/${FUNCTIONS_REGION}/${group}-${name}`;
      // Only a callable has no paths below its own.
      if ('callableTrigger' in callable.__endpoint) app.all(path, handler);
      else app.use(path, handler);
    }
  }
  app.use((_request, response) => {
    response.status(404).json({ error: { status: 'NOT_FOUND', message: 'No such function' } });
  });
  return app;
}

const withoutUnreadableBody: ErrorRequestHandler = (_error, request, _response, next) => {
  request.body = undefined;
  next();
};
