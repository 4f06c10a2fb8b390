import { parseArgs } from 'node:util';
import { accessToken } from '../../src/adapters/http/accessToken.ts';
import { serviceSettings } from '../../src/adapters/http/serviceSettings.ts';
import type { Case } from './case.ts';
import type { Targets } from './runCases.ts';
import type { Target } from './serviceClient.ts';

export const USAGE = `npm run conformance -- --content URL --members URL --data FILE

  --content URL   the content service
  --members URL   the member service
  --data FILE     the members of the test system (docs/connect.md)
  --write         also checks requests that change data: on a test system only
  --token TOKEN   the bearer token of both services
  --only TEXT     only the cases with this text in their id
  --limit MS      the time limit of a reply, 3000 by default

Variables, which hide secrets from other users of the machine:

  CONFORMANCE_TOKEN     the bearer token of both services
  SERVICE_CREDENTIALS   the means of access to each service, as in the setting of the product (docs/connect.md)`;

const DEFAULT_LIMIT_MS = '3000';

/** What to check, and how. */
export interface Options {
  /** The services to check, at least one. */
  readonly targets: Targets;
  /** The file of the test data, or null. */
  readonly data: string | null;
  readonly write: boolean;
  /** A part of the ids of the cases. */
  readonly only: string;
}

/**
 * Reads the arguments of the program. Of two means of access, `--token` counts before `CONFORMANCE_TOKEN`, and that
 * before `SERVICE_CREDENTIALS`.
 * @throws Error with a sentence that names no secret
 */
export function readOptions(args: readonly string[], env: NodeJS.ProcessEnv): Options {
  const { values } = parseArgs({
    args: [...args],
    options: {
      content: { type: 'string' },
      members: { type: 'string' },
      data: { type: 'string' },
      write: { type: 'boolean', default: false },
      token: { type: 'string', default: env['CONFORMANCE_TOKEN'] ?? '' },
      only: { type: 'string', default: '' },
      limit: { type: 'string', default: DEFAULT_LIMIT_MS },
    },
  });
  const { content, members, data, write, token, only, limit } = values;
  if (content === undefined && members === undefined) throw new Error('Name a service to check.');
  if (!/^[1-9]\d*$/.test(limit)) throw new Error('--limit is a number of milliseconds.');
  const secret = token === '' ? env['SERVICE_CREDENTIALS'] : secretOf(token);
  if (!secret) throw new Error('Give a token, or set SERVICE_CREDENTIALS.');
  const targetOf = (service: Case['service'], address: string): Target => {
    const { url, credentials } = serviceSettings(service, address, secret);
    return { url, token: accessToken(credentials), limitMs: Number(limit) };
  };
  return {
    targets: {
      ...(content !== undefined && { content: targetOf('content', content) }),
      ...(members !== undefined && { members: targetOf('members', members) }),
    },
    data: data ?? null,
    write,
    only,
  };
}

/** The secret that gives both services one token. */
function secretOf(token: string): string {
  return JSON.stringify({ content: { token }, members: { token } });
}
