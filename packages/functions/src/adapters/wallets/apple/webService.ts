import * as z from 'zod/mini';
import type { Services } from '../../../domain/ports/services.ts';
import type { StoredPass } from '../../../domain/ports/wallet/walletPasses.ts';
import { currentPass } from '../../../domain/wallet/memberPass.ts';
import { refreshPass } from '../../../domain/wallet/refreshPasses.ts';
import { acceptedLanguage } from '../../../runtime/callLanguage.ts';
import { wordsIn } from '../../../words/wordsIn.ts';
import type { AppleCredentials } from './credentials.ts';
import { makePass, PASS_TYPE } from './makePass.ts';
import { changedPasses, isAuthorized, withDevice } from './registrations.ts';

/** The part of an HTTP request that the service uses. */
export interface PassServiceRequest {
  readonly method: string;
  /** The path below the function, such as `/v1/log`. */
  readonly path: string;
  readonly query: Readonly<Record<string, unknown>>;
  readonly body: unknown;
  header(name: string): string | undefined;
}

/** The reply. `route` is its kind for the log: a path holds identifiers of devices and passes. */
export interface PassServiceReply {
  readonly route: string;
  readonly status: number;
  readonly headers?: Readonly<Record<string, string>>;
  readonly body?: Buffer | string | object;
}

/** A reply before it has the name of its route. */
type Reply = Omit<PassServiceReply, 'route'>;

type ServiceOf = Pick<
  Services,
  | 'walletPasses'
  | 'passLinks'
  | 'profiles'
  | 'identities'
  | 'members'
  | 'persons'
  | 'content'
  | 'keys'
>;

interface Context {
  readonly request: PassServiceRequest;
  readonly services: ServiceOf;
  readonly credentials: AppleCredentials;
  readonly now: Date;
}

type Handler = (context: Context, parts: readonly string[]) => Promise<Reply>;

const UNAUTHORIZED: Reply = { status: 401 };
const BAD_REQUEST: Reply = { status: 400 };

/** The identifiers of Apple's devices, and the addresses of devices at the push service. */
const identifier = z.string().check(z.regex(/^[A-Za-z0-9_-]{1,128}$/));
const registrationSchema = z.object({ pushToken: identifier });

/** The reply to a link of another member, or one that is used, expired or unknown: always the same, so that it discloses nothing. */
function ended(request: PassServiceRequest): Reply {
  const { pass } = wordsIn(acceptedLanguage(request.header('Accept-Language')));
  return {
    status: 410,
    headers: { 'Content-Type': 'text/plain; charset=utf-8', 'Cache-Control': 'no-store' },
    body: pass.linkEnded,
  };
}

const REGISTRATION = /^\/v1\/devices\/([^/]+)\/registrations\/([^/]+)\/([^/]+)$/;
const ROUTES: readonly (readonly [string, string, RegExp, Handler])[] = [
  ['link', 'GET', /^\/passes\/([^/]+)$/, openLink],
  ['register', 'POST', REGISTRATION, (context, parts) => ofPass(context, parts, register)],
  ['unregister', 'DELETE', REGISTRATION, (context, parts) => ofPass(context, parts, unregister)],
  ['list', 'GET', /^\/v1\/devices\/([^/]+)\/registrations\/([^/]+)$/, list],
  [
    'latest',
    'GET',
    /^\/v1\/passes\/([^/]+)\/([^/]+)$/,
    (context, parts) => ofPass(context, ['', ...parts], latest),
  ],
  // A device reports faults. Its texts can name the pass, so they are not stored.
  ['log', 'POST', /^\/v1\/log$/, async () => ({ status: 200 })],
];

/**
 * Answers a link of a pass, and the requests of Apple's devices (Apple: "Adding a Web Service to Update Passes"). Rejects
 * only if a store fails.
 */
export async function servePasses(context: Context): Promise<PassServiceReply> {
  const { method, path } = context.request;
  const matches = ROUTES.filter(([, , pattern]) => pattern.test(path));
  const route = matches.find(([, allowed]) => allowed === method);
  if (!route) return { route: 'none', status: matches.length > 0 ? 405 : 404 };
  const [name, , pattern, handler] = route;
  const [, ...parts] = pattern.exec(path) ?? [];
  return { route: name, ...(await handler(context, parts)) };
}

/** Gives the pass of a link to its bearer, if its membership still belongs to the login that got the link. */
async function openLink(
  { request, services, credentials, now }: Context,
  [token = '']: readonly string[],
): Promise<Reply> {
  const link = await services.passLinks.use(token, now);
  if (link === null) return ended(request);
  const { crmId, uid } = link;
  const [pass, owner, card] = await Promise.all([
    services.walletPasses.find(crmId),
    services.profiles.loginOf(crmId),
    currentPass(crmId, services, now),
  ]);
  if (pass === null || card === null || owner !== uid) return ended(request);
  const body = await makePass(pass, card, credentials);
  const headers = {
    ...passHeaders(pass),
    'Content-Disposition': 'attachment; filename="card.pkpass"',
  };
  return { status: 200, headers, body };
}

/** Handles a request about one pass, if it has the token of the pass. An unknown pass is unauthorized, too. */
async function ofPass(
  context: Context,
  [deviceId = '', passTypeId, serialNumber = '']: readonly string[],
  handler: (context: Context, pass: StoredPass, deviceId: string) => Promise<Reply>,
): Promise<Reply> {
  const { request, services, credentials } = context;
  if (passTypeId !== credentials.passTypeId) return UNAUTHORIZED;
  const pass = await services.walletPasses.findBySerialNumber(serialNumber);
  if (pass === null || !isAuthorized(request.header('authorization'), pass)) return UNAUTHORIZED;
  return handler(context, pass, deviceId);
}

async function register(
  { request, services }: Context,
  { crmId }: StoredPass,
  deviceId: string,
): Promise<Reply> {
  const sent = z.safeParse(registrationSchema, request.body);
  if (!sent.success || !z.safeParse(identifier, deviceId).success) return BAD_REQUEST;
  const { pushToken } = sent.data;
  let isNew = false;
  await services.walletPasses.changeDevices(crmId, (devices, { version }) => {
    isNew = devices.every(({ id }) => id !== deviceId);
    return withDevice(devices, deviceId, pushToken, version);
  });
  return { status: isNew ? 201 : 200 };
}

async function unregister(
  { services }: Context,
  { crmId }: StoredPass,
  deviceId: string,
): Promise<Reply> {
  await services.walletPasses.changeDevices(crmId, (devices) =>
    devices.filter(({ id }) => id !== deviceId),
  );
  return { status: 200 };
}

/** The device's random identifier is the secret of this request, as Apple defines it. */
async function list(
  { request, services, credentials }: Context,
  [deviceId = '', passTypeId]: readonly string[],
): Promise<Reply> {
  if (passTypeId !== credentials.passTypeId) return { status: 204 };
  const since = request.query['passesUpdatedSince'];
  const passes = await services.walletPasses.findByDevice(deviceId);
  const changed = changedPasses(passes, typeof since === 'string' ? since : undefined);
  return changed ? { status: 200, body: changed } : { status: 204 };
}

async function latest({ request, services, credentials, now }: Context, { crmId }: StoredPass) {
  await refreshPass(crmId, services, now);
  const pass = await services.walletPasses.find(crmId);
  if (pass === null) return UNAUTHORIZED;
  const since = Date.parse(request.header('if-modified-since') ?? '');
  const headers = passHeaders(pass);
  if (since >= Date.parse(headers['Last-Modified'])) return { status: 304, headers };
  const card = await currentPass(crmId, services, now);
  return { status: 200, headers, body: await makePass(pass, card, credentials) };
}

function passHeaders({ changedAt }: StoredPass) {
  return {
    'Content-Type': PASS_TYPE,
    'Cache-Control': 'no-store',
    'Last-Modified': new Date(changedAt).toUTCString(),
  };
}
