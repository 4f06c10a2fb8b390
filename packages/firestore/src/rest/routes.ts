import { UNSUPPORTED_METHODS } from '../api/methods.ts';
import { invalidArgument, notFound, unimplemented } from '../errors.ts';
import { asObject } from '../wire/message.ts';

/** A method of the API, and the conversion of an HTTP body to its request message. */
export interface RoutedCall {
  readonly method: string;
  readonly toRequest: (body: unknown) => unknown;
}

interface CustomVerb {
  readonly method: string;
  /** The request field that gets the resource name before the verb. */
  readonly resource: 'database' | 'parent';
}

const CUSTOM_VERBS: ReadonlyMap<string, CustomVerb> = new Map(
  Object.entries({
    batchGet: { method: 'BatchGetDocuments', resource: 'database' },
    beginTransaction: { method: 'BeginTransaction', resource: 'database' },
    commit: { method: 'Commit', resource: 'database' },
    rollback: { method: 'Rollback', resource: 'database' },
    batchWrite: { method: 'BatchWrite', resource: 'database' },
    write: { method: 'Write', resource: 'database' },
    listen: { method: 'Listen', resource: 'database' },
    executePipeline: { method: 'ExecutePipeline', resource: 'database' },
    runQuery: { method: 'RunQuery', resource: 'parent' },
    runAggregationQuery: { method: 'RunAggregationQuery', resource: 'parent' },
    partitionQuery: { method: 'PartitionQuery', resource: 'parent' },
    listCollectionIds: { method: 'ListCollectionIds', resource: 'parent' },
  } as const),
);

const PREFIX = '/v1/';

/** The channels of the web client with listeners, `firebase/firestore` in a browser. */
const WEB_CHANNEL = /^\/google\.firestore\.v1\.Firestore\/(Listen|Write)\/channel$/;

function decodeSegment(segment: string): string {
  try {
    const decoded = decodeURIComponent(segment);
    if (!decoded.includes('/')) return decoded;
  } catch {
    // An invalid percent sign is rejected like an encoded slash.
  }
  throw invalidArgument('The request path is not encoded properly.');
}

/** Converts query parameters to fields: `mask.fieldPaths=a&mask.fieldPaths=b` is `{mask: {fieldPaths: [a, b]}}`. */
function parametersToFields(parameters: URLSearchParams): Record<string, unknown> {
  const fields: Record<string, unknown> = {};
  for (const name of new Set(parameters.keys())) {
    // `key`, `alt` and `$…` are parameters of the HTTP API and not part of the message.
    if (name === 'key' || name === 'alt' || name.startsWith('$')) continue;
    const [first, second, ...deeper] = name.split('.');
    if (deeper.length > 0 || first === undefined || first === '__proto__') {
      throw invalidArgument(`Unknown query parameter "${name}".`);
    }
    const values = parameters.getAll(name);
    const value = second === 'fieldPaths' ? values : readScalar(second ?? first, values.at(-1));
    if (second === undefined) fields[first] = value;
    else fields[first] = { ...(fields[first] as object | undefined), [second]: value };
  }
  return fields;
}

const BOOLEANS: ReadonlySet<string> = new Set(['exists', 'showMissing']);

const readScalar = (name: string, text: string | undefined) =>
  BOOLEANS.has(name) && (text === 'true' || text === 'false') ? text === 'true' : text;

function routeCustomVerb(name: string, { method, resource }: CustomVerb): RoutedCall {
  if (resource === 'database' && !name.endsWith('/documents')) {
    throw invalidArgument('The request path must end with "/documents" before the verb.');
  }
  const value = resource === 'database' ? name.slice(0, -'/documents'.length) : name;
  return { method, toRequest: (body) => ({ ...asObject(body, 'The body'), [resource]: value }) };
}

function routeResource(
  httpMethod: string,
  segments: readonly string[],
  fields: Readonly<Record<string, unknown>>,
): RoutedCall {
  const name = segments.join('/');
  const parent = segments.slice(0, -1).join('/');
  const collectionId = segments.at(-1);
  // Below `projects/{p}/databases/{d}/documents`, an odd number of segments is a collection.
  const target = segments.length % 2 === 0 ? 'collection' : 'document';
  switch (`${httpMethod} ${target}`) {
    case 'GET collection':
      return { method: 'ListDocuments', toRequest: () => ({ ...fields, parent, collectionId }) };
    case 'POST collection':
      return {
        method: 'CreateDocument',
        toRequest: (document) => ({ ...fields, parent, collectionId, document }),
      };
    case 'GET document':
      return { method: 'GetDocument', toRequest: () => ({ ...fields, name }) };
    case 'PATCH document':
      return {
        method: 'UpdateDocument',
        toRequest: (body) => ({ ...fields, document: { ...asObject(body, 'The body'), name } }),
      };
    case 'DELETE document':
      return { method: 'DeleteDocument', toRequest: () => ({ ...fields, name }) };
    default:
      throw notFound(`There is no method for ${httpMethod} on this path.`);
  }
}

/** Finds the method of an HTTP request, by the bindings of `google.api.http` in `firestore.proto`. */
export function route(httpMethod: string, url: URL): RoutedCall {
  const channel = WEB_CHANNEL.exec(url.pathname)?.[1] as 'Listen' | 'Write' | undefined;
  if (channel) throw unimplemented(UNSUPPORTED_METHODS[channel]);
  if (!url.pathname.startsWith(PREFIX)) throw notFound(`Unknown path ${url.pathname}.`);
  const path = url.pathname.slice(PREFIX.length);
  const colon = path.lastIndexOf(':');
  const verb = httpMethod === 'POST' ? CUSTOM_VERBS.get(path.slice(colon + 1)) : undefined;
  if (colon > 0 && verb) {
    return routeCustomVerb(path.slice(0, colon).split('/').map(decodeSegment).join('/'), verb);
  }
  const segments = path.split('/').map(decodeSegment);
  if (segments.length < 6) throw notFound(`Unknown path ${url.pathname}.`);
  return routeResource(httpMethod, segments, parametersToFields(url.searchParams));
}
