// A network between Chromium and the local product, in which each byte takes as long as on a mobile network. Chromium
// speaks TLS 1.3 and HTTP/2 to each host of a deployment. The throttling of its developer tools charges neither
// connections nor preflights.
import { hash, X509Certificate } from 'node:crypto';
import { once } from 'node:events';
import { Agent, request as send } from 'node:http';
import { createSecureServer } from 'node:http2';
import { connect, createServer } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import { makeAuthority } from '../../packages/functions/local/demoWallets/demoAuthority.ts';

/** The bandwidth of an ordinary 4G link, in bytes a millisecond. All connections share it. */
const BANDWIDTH = { up: 3_000 / 8, down: 9_000 / 8 };

/** Headers that HTTP/2 does not have. */
const OF_HTTP_1 = new Set(['connection', 'keep-alive', 'transfer-encoding', 'host']);

/**
 * Starts the network.
 * @param {Record<string, string>} hosts the local address that serves each host. Its path precedes the request's.
 */
export async function startHonestNetwork(hosts) {
  const { credentials } = makeAuthority();
  const link = { latency: 0, freeAt: { up: 0, down: 0 } };
  const connections = new Set();
  const servers = [];
  const rules = [];
  for (const [host, target] of Object.entries(hosts)) {
    const front = createSecureServer(
      { cert: credentials, key: credentials, allowHTTP1: true },
      forwardTo(new URL(target)),
    );
    const port = await listen(front);
    const slow = createServer({ noDelay: true }, (browser) => {
      const server = connect({ port, host: '127.0.0.1', noDelay: true });
      connections.add(browser);
      browser.on('close', () => connections.delete(browser));
      // The first byte follows the handshake of TCP, which is a round trip. TLS and requests are bytes, and wait as such.
      const openAt = performance.now() + link.latency;
      carry(browser, server, link, 'up', openAt);
      carry(server, browser, link, 'down', openAt);
    });
    rules.push(`MAP ${host}:443 127.0.0.1:${await listen(slow)}`);
    servers.push(front, slow);
  }
  const key = new X509Certificate(credentials).publicKey.export({ type: 'spki', format: 'der' });
  const closeConnections = () => {
    for (const connection of connections) connection.destroy();
  };
  return {
    /** Arguments of Chromium: where the hosts are, and that their certificate is valid. It caches nothing of others. */
    args: [
      `--host-resolver-rules=${rules.join(', ')}`,
      `--ignore-certificate-errors-spki-list=${hash('sha256', key, 'base64')}`,
    ],
    /** Closes all connections, and sets the round trip's time in milliseconds. */
    setLatency(milliseconds) {
      closeConnections();
      link.latency = milliseconds;
    },
    stop() {
      closeConnections();
      for (const server of servers) server.close();
    },
  };
}

/** Carries bytes one way: after the bytes of the link that came before, at its bandwidth, in half a round trip. */
function carry(from, to, link, way, openAt) {
  let last = Promise.resolve();
  from.on('data', (bytes) => {
    const { freeAt, latency } = link;
    freeAt[way] = Math.max(freeAt[way], performance.now(), openAt) + bytes.length / BANDWIDTH[way];
    const arrival = freeAt[way] + latency / 2;
    last = last
      .then(() => sleep(Math.max(0, arrival - performance.now())))
      .then(() => void to.write(bytes));
  });
  from.on('error', () => {});
  from.on('close', () => last.then(() => to.destroy()));
}

/** Passes requests on to a local server, over HTTP/1. */
function forwardTo({ hostname, port, pathname }) {
  const agent = new Agent({ keepAlive: true });
  return (request, response) => {
    const { method, url } = request;
    const headers = Object.entries(request.headers).filter(([name]) => !name.startsWith(':'));
    const passed = send({
      agent,
      hostname,
      port,
      method,
      path: pathname.replace(/\/$/, '') + url,
      headers: Object.fromEntries(headers),
    });
    passed.on('response', (reply) => {
      const kept = Object.entries(reply.headers).filter(([name]) => !OF_HTTP_1.has(name));
      response.writeHead(reply.statusCode, Object.fromEntries(kept));
      reply.pipe(response);
    });
    passed.on('error', () => response.destroy());
    response.on('close', () => passed.destroy());
    request.pipe(passed);
  };
}

async function listen(server) {
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return server.address().port;
}
