import { createPublicKey, randomUUID } from 'node:crypto';
import express, { type Request, type Response } from 'express';
import { jwtVerify } from 'jose';
import type { ServiceAccountKey } from './demoServiceAccount.ts';
import {
  type GoogleRequest,
  googleCardPage,
  googleCardsPage,
  refusedSavePage,
  type StoredResource,
} from './googlePages.ts';

const KINDS = ['loyaltyClass', 'loyaltyObject'] as const;
type Kind = (typeof KINDS)[number];

const MAX_REQUESTS = 500;
const TOKEN_SECONDS = 3_600;

/** The longest link that browsers and Google's page accept. */
const LONGEST_LINK = 1_800;

/**
 * A fake of the Google Wallet API, of Google's token endpoint and of its page that saves a card. It checks signatures,
 * tokens, ids and references as Google does, and records the requests.
 */
export class FakeGoogle {
  readonly requests: GoogleRequest[] = [];
  readonly resources: Readonly<Record<Kind, Map<string, StoredResource>>> = {
    loyaltyClass: new Map(),
    loyaltyObject: new Map(),
  };
  /** The next replies of the API: a status, or `silent` for no reply. By default all requests succeed. */
  answer: () => number | 'silent' | null = () => null;
  private readonly tokens = new Set<string>();
  private readonly account: ServiceAccountKey;

  /** @param keyFile the key file of the service account that it trusts, as JSON */
  constructor(keyFile: string) {
    this.account = JSON.parse(keyFile);
  }

  /** Ends all access tokens, as after an hour. */
  endTokens(): void {
    this.tokens.clear();
  }

  /** The routes of the API and the pages. */
  routes(): express.Router {
    const routes = express.Router();
    routes.post('/token', express.urlencoded({ extended: false }), async (request, response) => {
      const valid = await this.isSigned(request.body.assertion);
      const token = randomUUID();
      if (valid) this.tokens.add(token);
      this.record(request, 'token', valid ? 200 : 400, null);
      if (valid) response.json({ access_token: token, expires_in: TOKEN_SECONDS });
      else response.status(400).json({ error: 'invalid_grant' });
    });
    for (const kind of KINDS) {
      const path = `/walletobjects/v1/${kind}`;
      const handle = (request: Request, response: Response) => this.change(kind, request, response);
      routes.post(path, express.json(), handle);
      routes.patch(`${path}/:id`, express.json(), handle);
    }
    routes.get('/requests', (_request, response) => {
      response.json(this.requests);
    });
    routes.get('/gp/v/save/:jwt', async (request, response) => {
      const card = await this.savedBy(request.params['jwt'] ?? '');
      if (card === null) response.status(400).send(refusedSavePage());
      else response.send(googleCardPage(card.object, card.ofClass));
    });
    routes.get('/', (_request, response) => {
      const cards = [...this.resources.loyaltyObject.values()];
      response.send(googleCardsPage(cards, this.requests));
    });
    routes.get('/cards/:id', (request, response) => {
      const object = this.resources.loyaltyObject.get(request.params['id'] ?? '');
      if (object) response.send(googleCardPage(object, this.classOf(object)));
      else response.redirect('..');
    });
    return routes;
  }

  private change(kind: Kind, request: Request, response: Response): void {
    const forced = this.answer();
    const status = forced ?? this.statusOf(kind, request);
    this.record(request, kind, status === 'silent' ? 0 : status, request.body);
    if (status === 'silent') return;
    if (status === 200) this.store(kind, request);
    response.status(status).json({});
  }

  private statusOf(kind: Kind, request: Request): number {
    const token = request.headers.authorization?.replace('Bearer ', '');
    if (!token || !this.tokens.has(token)) return 401;
    const id = idIn(request);
    const stored = this.resources[kind];
    const body: StoredResource = request.body;
    if (id !== undefined && !stored.has(id)) return 404;
    if (id === undefined && stored.has(body.id)) return 409;
    if (!/^\d+\.[\w.-]+$/.test(id ?? body.id)) return 400;
    if (kind === 'loyaltyClass') return body['programLogo'] && body['reviewStatus'] ? 200 : 400;
    const ofClass = body['classId'] ?? stored.get(id ?? '')?.['classId'];
    return this.resources.loyaltyClass.has(String(ofClass)) ? 200 : 404;
  }

  private store(kind: Kind, request: Request): void {
    const id = idIn(request) ?? String(request.body.id);
    const merged = { ...this.resources[kind].get(id), ...request.body };
    const present = Object.entries(merged).filter(([, value]) => value !== null);
    this.resources[kind].set(id, { ...Object.fromEntries(present), id });
  }

  private record(request: Request, kind: Kind | 'token', status: number, body: unknown): void {
    const receivedAt = new Date().toISOString();
    this.requests.push({ receivedAt, method: request.method, path: kind, status, body });
    this.requests.splice(0, this.requests.length - MAX_REQUESTS);
  }

  private async isSigned(assertion: unknown): Promise<boolean> {
    const claims = await this.claimsOf(String(assertion));
    return claims?.['scope'] === 'https://www.googleapis.com/auth/wallet_object.issuer';
  }

  private async claimsOf(jwt: string): Promise<Readonly<Record<string, unknown>> | null> {
    const { client_email, private_key } = this.account;
    const key = createPublicKey(private_key);
    const options = { issuer: client_email, algorithms: ['RS256'] };
    return jwtVerify(jwt, key, options).then(
      ({ payload }) => payload,
      () => null,
    );
  }

  /** The card that a link saves; null if the link is too long, forged, or names no object. */
  private async savedBy(jwt: string) {
    if (jwt.length > LONGEST_LINK) return null;
    const claims = await this.claimsOf(jwt);
    if (claims?.['aud'] !== 'google' || claims['typ'] !== 'savetowallet') return null;
    const { loyaltyObjects } = claims['payload'] as { loyaltyObjects: readonly { id: string }[] };
    const object = this.resources.loyaltyObject.get(loyaltyObjects[0]?.id ?? '');
    return object ? { object, ofClass: this.classOf(object) } : null;
  }

  private classOf(object: StoredResource): StoredResource | undefined {
    return this.resources.loyaltyClass.get(String(object['classId']));
  }
}

/** The id in the path of a change; undefined if the request creates a resource. */
function idIn({ params }: Request): string | undefined {
  const { id } = params;
  return typeof id === 'string' ? id : undefined;
}
