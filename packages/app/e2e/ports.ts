import { once } from 'node:events';
import { type AddressInfo, createServer } from 'node:net';

const VARIABLES = [
  'CASINO_APP_PORT',
  'CASINO_AUTH_PORT',
  'CASINO_FIRESTORE_PORT',
  'CASINO_FUNCTIONS_PORT',
  'CASINO_SMTP_PORT',
  'CASINO_PUSH_PORT',
  'CASINO_MAIL_PORT',
  'CASINO_REMOTE_PORT',
];

/** The environment variable that passes the ports to the workers, which evaluate the configuration again. */
const CHOSEN = 'CASINO_JOURNEY_PORTS';

/** The ports of the journeys' backend. Free ports are chosen once per run, so that another backend can run too. */
export async function journeyPorts(): Promise<Readonly<Record<string, string>>> {
  const chosen = process.env[CHOSEN] ?? JSON.stringify(await choose());
  process.env[CHOSEN] = chosen;
  return JSON.parse(chosen);
}

/** The origin of the app in journeys. */
export async function journeyOrigin(): Promise<string> {
  return `http://127.0.0.1:${(await journeyPorts())['CASINO_APP_PORT']}`;
}

async function choose(): Promise<Record<string, string>> {
  const ports = await freePorts(VARIABLES.length);
  return Object.fromEntries(VARIABLES.map((variable, index) => [variable, `${ports[index]}`]));
}

/** A free port. */
export async function freePort(): Promise<number> {
  const [port = 0] = await freePorts(1);
  return port;
}

async function freePorts(count: number): Promise<number[]> {
  const servers = Array.from({ length: count }, () => createServer().listen(0, '127.0.0.1'));
  await Promise.all(servers.map((server) => once(server, 'listening')));
  const ports = servers.map((server) => (server.address() as AddressInfo).port);
  await Promise.all(servers.map((server) => once(server.close(), 'close')));
  return ports;
}
