import express, { type ErrorRequestHandler, type Request, type Response } from 'express';
import * as z from 'zod/mini';
import type {
  HttpService,
  Operation,
  OperationId,
  OperationReply,
} from '../../src/contract/http/operation.ts';
import type { OperationOf, OperationRequest } from '../../src/contract/http/operationTypes.ts';
import { languageSchema } from '../../src/contract/languageSchema.ts';
import { acceptedLanguage } from '../../src/runtime/callLanguage.ts';
import { InvalidRequest } from './invalidRequest.ts';

/** The result of a handler for status 409. */
export const CONFLICT: unique symbol = Symbol('conflict');

type Outcome<S extends HttpService, Id extends OperationId<S>> =
  | OperationReply<S, Id>
  | Refusal<OperationOf<S, Id>>;

type Refusal<O extends Operation> =
  | (O extends { readonly notFound: string } ? null : never)
  | (O extends { readonly conflict: string } ? typeof CONFLICT : never);

type Keyed<O extends Operation> = O extends { readonly isKeyed: true }
  ? { readonly key: string }
  : unknown;

/**
 * A handler for each operation: returns the reply, null for status 404, or `CONFLICT` for status 409. Throws an
 * `InvalidRequest` for status 400.
 */
export type Handlers<S extends HttpService> = {
  readonly [Id in OperationId<S>]: (
    request: OperationRequest<OperationOf<S, Id>> & Keyed<OperationOf<S, Id>>,
  ) => Promise<Outcome<S, Id>>;
};

type AnyHandler = (request: unknown) => Promise<unknown>;

/** Far above any request of the contract. */
const MAX_BODY = '256kb';

/**
 * The routes of a service, from the contract's table of operations. Validates requests and replies with the
 * schemas of the table. Content has an ETag, which Express compares with `If-None-Match`.
 */
export function serviceApp<S extends HttpService>(
  service: S,
  handlers: Handlers<S>,
): express.Express {
  const app = express();
  app.disable('x-powered-by');
  app.set('etag', service.isCached ? 'strong' : false);
  app.use(ignoreCacheControl, express.json({ limit: MAX_BODY, reviver: validUnicode }));
  for (const operation of service.operations) {
    const handler = (handlers as Readonly<Record<string, AnyHandler>>)[operation.id];
    if (!handler) throw new Error(`There is no handler for ${operation.id}.`);
    const path = operation.path.replaceAll(/\{(\w+)\}/g, ':$1');
    app[operation.method](path, async (request, response) => {
      response.set('Cache-Control', service.isCached ? 'no-cache' : 'no-store');
      await answer(operation, handler, request, response);
    });
  }
  app.use(rejectUnreadable);
  return app;
}

async function answer(
  operation: Operation,
  handler: AnyHandler,
  request: Request,
  response: Response,
): Promise<void> {
  const parsed = z.safeParse(requestSchemaOf(operation), {
    params: withNumbers(operation.params, request.params),
    query: withNumbers(operation.query, request.query),
    body: request.body,
    key: request.get('Idempotency-Key'),
    language: acceptedLanguage(request.get('Accept-Language')),
  });
  if (!parsed.success) {
    const fields = parsed.error.issues.map(({ path }) => path.join('.'));
    response.status(400).json({ error: 'The request does not match the contract.', fields });
    return;
  }
  // Proxies may store the reply to each language.
  if (operation.isTranslated) response.vary('Accept-Language');
  const outcome = await handler(parsed.data);
  if (outcome === null) {
    response.status(404).json({ error: operation.notFound });
  } else if (outcome === CONFLICT) {
    response.status(409).json({ error: operation.conflict });
  } else {
    response.json(checkedReply(operation, outcome));
  }
}

/** Names fields and no values: the service's log holds no personal data. */
function checkedReply(operation: Operation, reply: unknown): unknown {
  const checked = z.safeParse(operation.reply, reply);
  if (checked.success) return reply;
  const fields = checked.error.issues.map(({ path }) => path.join('.')).join(', ');
  throw new Error(`The reply of ${operation.id} does not match the contract: ${fields}`);
}

const keySchema = z.string().check(z.minLength(1), z.maxLength(200));

function requestSchemaOf({ params = {}, query = {}, body, isKeyed }: Operation) {
  const { cursor, ...required } = query;
  return z.object({
    params: z.object(params),
    query: z.object({ ...required, ...(cursor && { cursor: z.optional(cursor) }) }),
    body: body ?? z.unknown(),
    key: isKeyed ? keySchema : z.unknown(),
    language: languageSchema,
  });
}

/** Converts the parameters of an address whose schema is a number. */
function withNumbers(schemas: Operation['params'] = {}, texts: Request['query']) {
  return Object.fromEntries(
    Object.entries(texts).map(([name, text]) => {
      const isNumber = schemas[name]?.def.type === 'number' && /^\d+$/.test(String(text));
      return [name, isNumber ? Number(text) : text];
    }),
  );
}

/** Throws an error, which becomes status 400, for half a pair of surrogates. */
function validUnicode(_name: string, value: unknown): unknown {
  if (typeof value !== 'string' || !/\p{Surrogate}/u.test(value)) return value;
  throw new SyntaxError('A text is not valid Unicode.');
}

/** Node's `fetch` adds `Cache-Control: no-cache` to `If-None-Match`, for which Express does not reply 304. */
const ignoreCacheControl: express.RequestHandler = (request, _response, next) => {
  delete request.headers['cache-control'];
  next();
};

const rejectUnreadable: ErrorRequestHandler = (error, _request, response, _next) => {
  if (error instanceof InvalidRequest) {
    response.status(400).json({ error: error.message });
    return;
  }
  const isUnreadable = error.status >= 400 && error.status < 500;
  if (!isUnreadable) console.error(error.message);
  const message = isUnreadable
    ? 'The body is not JSON, or it is too large.'
    : 'The service failed.';
  response.status(isUnreadable ? 400 : 500).json({ error: message });
};
