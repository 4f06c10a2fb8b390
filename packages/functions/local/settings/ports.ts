import { type AddressInfo, createServer } from 'node:net';
import { HOST } from './project.ts';
import { StartError } from './startError.ts';

/** The default port of each part, its purpose in messages, and the variable that overrides it. */
const PARTS = {
  app: { port: 5173, purpose: 'the app', variable: 'CASINO_APP_PORT' },
  auth: { port: 9099, purpose: 'authentication', variable: 'CASINO_AUTH_PORT' },
  firestore: { port: 8080, purpose: 'the document store', variable: 'CASINO_FIRESTORE_PORT' },
  functions: { port: 5001, purpose: 'the callable functions', variable: 'CASINO_FUNCTIONS_PORT' },
  smtp: { port: 1025, purpose: 'outgoing e-mail', variable: 'CASINO_SMTP_PORT' },
  mail: { port: 1080, purpose: 'the e-mail inbox', variable: 'CASINO_MAIL_PORT' },
  push: { port: 2197, purpose: 'pushes to Apple’s devices', variable: 'CASINO_PUSH_PORT' },
  remote: { port: 8090, purpose: 'the reference server', variable: 'CASINO_REMOTE_PORT' },
} as const;

export type Part = keyof typeof PARTS;
export type Ports = Readonly<Record<Part, number>>;

const NAMES = Object.keys(PARTS) as Part[];

/** The ports of the environment variables, or their defaults. Throws a `StartError` for an invalid port. */
export function readPorts(env: Readonly<Record<string, string | undefined>>): Ports {
  const read = (part: Part): number => {
    const { port, variable } = PARTS[part];
    const value = env[variable];
    if (value === undefined || value === '') return port;
    if (/^\d{1,5}$/.test(value) && Number(value) >= 1 && Number(value) <= 65_535) {
      return Number(value);
    }
    throw new StartError(`${variable} must be a port from 1 to 65535, and is "${value}".`);
  };
  const ports = Object.fromEntries(NAMES.map((part) => [part, read(part)])) as Record<Part, number>;
  rejectSharedPorts(ports);
  return ports;
}

/** Throws a `StartError` for the first of these parts with a port in use. */
export async function assertFree(ports: Ports, parts: readonly Part[] = NAMES): Promise<void> {
  for (const part of parts) {
    if (await isFree(ports[part])) continue;
    const { purpose, variable } = PARTS[part];
    throw new StartError(
      `Port ${ports[part]}, for ${purpose}, is in use: stop what uses it, or choose another with ${variable}.`,
    );
  }
}

/** Returns free ports, for stacks that run beside others. */
export async function freePorts(): Promise<Ports> {
  const servers = await Promise.all(
    NAMES.map((part) => listen({ port: 0, host: HOST }).then((held) => ({ part, held }))),
  );
  const ports = Object.fromEntries(servers.map(({ part, held }) => [part, held.port]));
  await Promise.all(servers.map(({ held }) => held.close()));
  return ports as Record<Part, number>;
}

function rejectSharedPorts(ports: Ports): void {
  for (const part of NAMES) {
    const other = NAMES.find((name) => name !== part && ports[name] === ports[part]);
    if (!other) continue;
    throw new StartError(
      `${PARTS[part].variable} and ${PARTS[other].variable} are both ${ports[part]}: each part needs its own port.`,
    );
  }
}

/** Checks all addresses of the machine as well: a browser may resolve `localhost` to IPv6 first. */
async function isFree(port: number): Promise<boolean> {
  for (const address of [{ port, host: HOST }, { port }]) {
    try {
      await (await listen(address)).close();
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code === 'EADDRINUSE') return false;
      throw error;
    }
  }
  return true;
}

function listen(wanted: {
  readonly port: number;
  readonly host?: string;
}): Promise<{ port: number; close(): Promise<void> }> {
  return new Promise((resolve, reject) => {
    const server = createServer();
    server.once('error', reject);
    server.listen({ ...wanted, exclusive: true }, () => {
      const { port } = server.address() as AddressInfo;
      resolve({ port, close: () => new Promise((closed) => server.close(() => closed())) });
    });
  });
}
