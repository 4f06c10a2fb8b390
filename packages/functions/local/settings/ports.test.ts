import { createServer, type Server } from 'node:net';
import { networkInterfaces } from 'node:os';
import { describe, expect, it, onTestFinished } from 'vitest';
import { assertFree, freePorts, readPorts } from './ports.ts';

describe('the ports of the local backend', () => {
  it('have defaults that environment variables override', () => {
    expect(readPorts({ CASINO_AUTH_PORT: '9999', CASINO_APP_PORT: '' })).toEqual({
      app: 5173,
      auth: 9999,
      firestore: 8080,
      functions: 5001,
      smtp: 1025,
      mail: 1080,
      push: 2197,
      remote: 8090,
    });
  });

  it.each(['http', '0', '70000', '-1', '80.5', '0x50'])('"%s" is rejected as a port', (value) => {
    expect(() => readPorts({ CASINO_MAIL_PORT: value })).toThrow(
      `CASINO_MAIL_PORT must be a port from 1 to 65535, and is "${value}".`,
    );
  });

  it('two parts with the same port are rejected', () => {
    expect(() => readPorts({ CASINO_AUTH_PORT: '8080' })).toThrow(
      'CASINO_AUTH_PORT and CASINO_FIRESTORE_PORT are both 8080: each part needs its own port.',
    );
  });

  it.each(addressesToListenAt())(
    'a port in use at %s is rejected, and the message names the variable that changes it',
    async (host) => {
      const ports = await freePorts();
      await occupy(ports.functions, host);
      await expect(assertFree(ports)).rejects.toThrow(
        `Port ${ports.functions}, for the callable functions, is in use: stop what uses it, or choose another with CASINO_FUNCTIONS_PORT.`,
      );
      await expect(assertFree(ports, ['app', 'auth'])).resolves.toBeUndefined();
    },
  );
});

/** `::1` only if this machine has IPv6. */
function addressesToListenAt(): string[] {
  const loopback = Object.values(networkInterfaces()).flat();
  const hasIpv6 = loopback.some((each) => each?.address === '::1');
  return ['127.0.0.1', '0.0.0.0', ...(hasIpv6 ? ['::1'] : [])];
}

async function occupy(port: number, host: string): Promise<void> {
  const server = await new Promise<Server>((resolve) => {
    const listening = createServer().listen(port, host, () => resolve(listening));
  });
  onTestFinished(() => {
    server.close();
  });
}
