import { createPublicKey } from 'node:crypto';
import type { CallableFunction } from 'firebase-functions/v2/https';
import { beforeEach, vi } from 'vitest';
import { DEMO_SIGNING_KEY } from '../../local/environment/demoSigningKey.ts';
import { DEMO_PERSON_KEY } from '../../local/seed/persons.ts';
import { deployedDependencies } from '../../src/composition/dependencies.ts';
import type {
  CallableName,
  CallReply,
  CallRequest,
} from '../../src/contract/catalogue/callableTypes.ts';
import { memoryRateLimiter } from '../../src/domain/limits/rateLimit.ts';
import type { Services } from '../../src/domain/ports/services.ts';
import { voucherCodeSigner } from '../../src/domain/voucherCode/voucherCodeSigner.ts';
import * as deployed from '../../src/index.ts';
import { memoryGames, memoryMembers, memoryRedemptions, memoryTillLog } from './memoryGroup.ts';
import { memoryPersons, memoryProfiles } from './memoryLogins.ts';
import { change, type MemoryStore, memoryStore } from './memoryStore.ts';

const { services } = deployedDependencies;

/** How far the clock of a login is ahead, in milliseconds. */
const ahead = new Map<string, number>();

/**
 * The documents of a backend in memory, new for each test of a file. The deployed callables run on them in this process:
 * a test proves a rule as a caller meets it, without a store, an identity service or HTTP.
 */
export function memoryBackend(): MemoryStore {
  const store = memoryStore();
  beforeEach(() => {
    Object.assign(store, memoryStore());
    for (const [name, ports] of Object.entries(services)) {
      if (typeof ports === 'function' || STATELESS.has(name)) continue;
      const inMemory = portsOf(store)[name as keyof Services] ?? {};
      replace(
        ports,
        (method) => inMemory[method as keyof typeof inMemory] ?? missing(name, method),
      );
    }
    vi.spyOn(services, 'signVoucherCode').mockImplementation(voucherCodeSigner(DEMO_SIGNING_KEY));
    vi.spyOn(services, 'voucherKeys').mockReturnValue([createPublicKey(DEMO_SIGNING_KEY)]);
    vi.spyOn(services.keys, 'person').mockReturnValue(DEMO_PERSON_KEY);
    const limiter = memoryRateLimiter();
    vi.spyOn(deployedDependencies.sharedRateLimiter, 'take').mockImplementation(limiter.take);
    vi.spyOn(deployedDependencies, 'assertSessionLives').mockResolvedValue(0);
    vi.spyOn(deployedDependencies, 'log').mockImplementation(({ fault }) => {
      if (fault) console.error(fault);
    });
    vi.spyOn(deployedDependencies, 'now').mockImplementation(
      (uid) => new Date(Date.now() + (ahead.get(uid ?? '') ?? 0)),
    );
  });
  return store;
}

const STATELESS: ReadonlySet<string> = new Set(['keys', 'wallets']);

/** The ports that the rules need. Some remember nothing: no rule here depends on what waits in them. */
function portsOf(store: MemoryStore): {
  readonly [Port in keyof Services]?: Partial<Services[Port]>;
} {
  const { logins, games, devices, shifts, staff } = store;
  const profiles = memoryProfiles(store);
  return {
    persons: memoryPersons(store),
    profiles: { ...profiles, endSessions: async () => {} },
    accountRecords: profiles,
    members: { ...memoryMembers(store), withdrawMarketing: async () => {} },
    redemptions: memoryRedemptions(store),
    tillLog: memoryTillLog(store),
    games: memoryGames(store),
    content: {
      findVenue: async () => ({ pagetitle: 'A casino' }) as never,
      listVenues: async () => [6, 9].map((id) => ({ id })) as never,
      listGames: async () => [...games.values()],
      findGame: async (id) => games.get(id) ?? null,
    },
    identities: {
      stateOf: async (uid) => (logins.has(uid) ? 'open' : 'gone'),
      findByEmail: async () => null,
      close: async () => {},
      endSessions: async () => {},
      remove: async (uid) => void logins.delete(uid),
    },
    deletions: {
      begin: async (request) => ({ ...request, removal: null }),
      end: async () => [],
    },
    pendingRegistrations: {
      find: async () => null,
      findByAddress: async () => [],
      remove: async () => {},
    },
    outbox: { removeTo: async () => {} },
    letters: { welcome: () => ({}) as never },
    walletPasses: { recheck: async () => {} },
    shifts: { find: async (deviceId) => shifts.get(deviceId) ?? null },
    staff: { find: async (uid) => staff.get(uid) ?? null },
    tillDevices: {
      find: async (id) => devices.get(id) ?? null,
      noteSync: async (id, waiting, now) =>
        void change(devices, id, { waiting, lastSyncAt: now.toISOString() }),
    },
  };
}

type Method = (...values: never[]) => unknown;

function replace(ports: object, method: (name: string) => Method): void {
  for (const name of Object.keys(ports)) {
    vi.spyOn(ports as Record<string, Method>, name).mockImplementation(method(name));
  }
}

const missing = (port: string, method: string) => () => {
  throw new Error(`${port}.${method} does not exist in memory.`);
};

/** A caller of the callables. */
export class Caller {
  readonly uid: string;
  readonly #token: object;

  constructor(uid: string, token: object) {
    this.uid = uid;
    this.#token = token;
    ahead.delete(uid);
  }

  /** Calls a callable. Rejects with its `HttpsError`. */
  call<N extends CallableName>(name: N, data: CallRequest<N>): Promise<CallReply<N>> {
    const groups: Record<string, Record<string, unknown>> = deployed;
    const [group = '', callable = ''] = name.split('-');
    const found = groups[group]?.[callable];
    if (!found) throw new Error(`There is no callable ${name}.`);
    const { run } = found as CallableFunction<unknown, Promise<CallReply<N>>>;
    const rawRequest = { headers: {}, header: () => '203.0.113.7', socket: {} };
    const token = { auth_time: Date.now() / 1_000, ...this.#token };
    return run({ data, rawRequest, auth: { uid: this.uid, token } } as never);
  }

  /** Sets the clock of its calls ahead. */
  later(hours: number): void {
    ahead.set(this.uid, hours * 3_600_000);
  }
}
