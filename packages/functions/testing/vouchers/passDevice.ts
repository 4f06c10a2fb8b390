import { randomUUID } from 'node:crypto';
import { type OpenedPass, openPass } from '../../local/demoWallets/passInbox.ts';
import { appleCredentials } from '../../src/adapters/wallets/apple/settings.ts';
import {
  type PassServiceReply,
  type PassServiceRequest,
  servePasses,
} from '../../src/adapters/wallets/apple/webService.ts';
import { services } from '../../src/composition/services.ts';

/** Sends a request to the pass service in this process. */
export function askService(
  method: string,
  path: string,
  {
    token,
    ...changes
  }: Partial<PassServiceRequest> & {
    readonly token?: string;
    readonly now?: Date;
    readonly modifiedSince?: string;
  } = {},
): Promise<PassServiceReply> {
  const { now = new Date(), modifiedSince } = changes;
  const headers: Record<string, string | undefined> = {
    authorization: token && `ApplePass ${token}`,
    'if-modified-since': modifiedSince,
  };
  const request = {
    query: {},
    body: undefined,
    header: (name: string) => headers[name],
    ...changes,
    method,
    path,
  };
  const credentials = appleCredentials();
  if (!credentials) throw new Error('This backend does not offer Apple Wallet.');
  return servePasses({ request, services, credentials, now });
}

/** A phone that holds a pass. */
export class PassDevice {
  readonly id = randomUUID();
  readonly pushToken: string = randomUUID();
  private tag: string | undefined;
  pass: OpenedPass;

  constructor(archive: unknown) {
    this.pass = openPass(archive as Uint8Array);
  }

  private get paths() {
    const { passTypeIdentifier: type, serialNumber } = this.pass.json;
    const list = `/v1/devices/${this.id}/registrations/${type}`;
    return {
      list,
      registration: `${list}/${serialNumber}`,
      pass: `/v1/passes/${type}/${serialNumber}`,
    };
  }

  register(
    token: string = this.pass.json.authenticationToken,
    body: unknown = { pushToken: this.pushToken },
  ): Promise<PassServiceReply> {
    return askService('POST', this.paths.registration, { token, body });
  }

  unregister(token: string = this.pass.json.authenticationToken): Promise<PassServiceReply> {
    return askService('DELETE', this.paths.registration, { token });
  }

  /** Requests the passes that have changed since the last reply. */
  async list(): Promise<PassServiceReply> {
    const query = this.tag === undefined ? {} : { passesUpdatedSince: this.tag };
    const reply = await askService('GET', this.paths.list, { query });
    if (reply.status === 200) this.tag = (reply.body as { lastUpdated: string }).lastUpdated;
    return reply;
  }

  /** Fetches the latest pass. */
  async fetch(
    options: { readonly token?: string; readonly modifiedSince?: string } = {},
  ): Promise<PassServiceReply> {
    const token = this.pass.json.authenticationToken;
    const reply = await askService('GET', this.paths.pass, { token, ...options });
    if (reply.status === 200) this.pass = openPass(reply.body as Uint8Array);
    return reply;
  }
}
