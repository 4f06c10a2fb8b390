import { parseArgs } from 'node:util';
import { accessToken } from '../../src/adapters/http/accessToken.ts';
import { type ServiceSettings, serviceSettings } from '../../src/adapters/http/serviceSettings.ts';
import type { ServiceName } from './kit.ts';
import type { Targets } from './runCases.ts';
import type { Target } from './serviceClient.ts';

export const USAGE = `npm run conformance -- --content URL --members URL --data FILE

  --content URL     the content service
  --members URL     the member service
  --data FILE       the members of the test system (docs/connect.md)
  --write           also checks requests that change data: on a test system only
  --token TOKEN     the bearer token of both services
  --only TEXT       only the case with this id, or those of this rule, such as M-12, or with this text in their id
  --limit MS        the time limit of a reply, 3000 by default
  --seed NUMBER     the seed of the generated values, random by default
  --change COMMAND  a command that changes an item on a later page of a list
  --json FILE       writes the results as JSON
  --junit FILE      writes the results in the format of JUnit
  --help            prints this text

Variables, which hide secrets from other users of the machine:

  CONFORMANCE_TOKEN     the bearer token of both services
  SERVICE_CREDENTIALS   the means of access to each service, as in the setting of the product (docs/connect.md)

The exit code is 0 if no case failed, 1 if one failed, and 2 if the kit could not begin.`;

const DEFAULT_LIMIT_MS = '3000';
const MAX_SEED = 2 ** 31;

/** What to check, and how. */
export interface Options {
  readonly help: boolean;
  /** The services to check, at least one unless `help`. */
  readonly targets: Targets;
  /** The token endpoint of each service that has one. */
  readonly tokenUrls: Partial<Record<ServiceName, string>>;
  /** The file of the test data, or null. */
  readonly data: string | null;
  readonly write: boolean;
  /** A part of the ids of the cases, or a rule. */
  readonly only: string;
  readonly seed: number;
  /** A command for a shell, or null. */
  readonly change: string | null;
  /** The files to write, or null. */
  readonly json: string | null;
  readonly junit: string | null;
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
      seed: { type: 'string' },
      change: { type: 'string' },
      json: { type: 'string' },
      junit: { type: 'string' },
      help: { type: 'boolean', default: false },
    },
  });
  const { content, members, data, write, token, only, limit, seed, help } = values;
  const common = {
    help,
    data: data ?? null,
    write,
    only,
    seed: seed === undefined ? Math.floor(Math.random() * MAX_SEED) : Number(seed),
    change: values.change ?? null,
    json: values.json ?? null,
    junit: values.junit ?? null,
  };
  if (help) return { ...common, targets: {}, tokenUrls: {} };
  if (content === undefined && members === undefined) throw new Error('Name a service to check.');
  if (!/^[1-9]\d*$/.test(limit)) throw new Error('--limit is a number of milliseconds.');
  if (!/^\d{1,10}$/.test(seed ?? '0')) throw new Error('--seed is a whole number.');
  const secret = token === '' ? env['SERVICE_CREDENTIALS'] : secretOf(token);
  if (!secret) throw new Error('Give a token, or set SERVICE_CREDENTIALS.');
  const services = {
    ...(content !== undefined && { content }),
    ...(members !== undefined && { members }),
  };
  expectCredentials(secret, Object.keys(services));
  if (write && members !== undefined && data === undefined) {
    throw new Error('--write needs --data: a file with a "member" (docs/connect.md).');
  }
  const settings = {
    ...(content !== undefined && { content: serviceSettings('content', content, secret) }),
    ...(members !== undefined && { members: serviceSettings('members', members, secret) }),
  };
  const each = <T>(of: (setting: ServiceSettings) => T) =>
    Object.fromEntries(
      Object.entries(settings).map(([service, setting]) => [service, of(setting)]),
    );
  return {
    ...common,
    targets: each<Target>(({ url, credentials }) => ({
      url,
      token: accessToken(credentials),
      limitMs: Number(limit),
    })),
    tokenUrls: each(({ credentials }) => ('tokenUrl' in credentials ? credentials.tokenUrl : '')),
  };
}

/** The secret that gives both services one token. */
function secretOf(token: string): string {
  return JSON.stringify({ content: { token }, members: { token } });
}

/** The fields of an entry that requests tokens. */
const FIELDS = ['tokenUrl', 'clientId', 'clientSecret'] as const;

/** Throws an error that says what is wrong with `SERVICE_CREDENTIALS`, without a value of it. */
function expectCredentials(secret: string, services: readonly string[]): void {
  const entries = parsed(secret);
  for (const service of services) {
    const entry = entries[service];
    if (typeof entry !== 'object' || entry === null || 'token' in entry) continue;
    const missing = FIELDS.filter((name) => !(name in entry)).join(', ');
    if (missing === '') continue;
    throw new Error(
      `The entry ${service} of SERVICE_CREDENTIALS has neither a token nor ${missing}.`,
    );
  }
}

function parsed(secret: string): Readonly<Record<string, unknown>> {
  try {
    return Object(JSON.parse(secret));
  } catch {
    throw new Error('SERVICE_CREDENTIALS is not JSON.');
  }
}
