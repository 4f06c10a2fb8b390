import { Agent, request } from 'node:http';

/**
 * Calls the REST API over persistent connections with as little overhead as possible, so that a benchmark measures
 * the store and not its client. Reads responses completely, but does not parse them.
 */
export class KeepAliveClient {
  readonly #agent: Agent;
  readonly #port: number;
  readonly #root: string;

  constructor(port: number, projectId: string, clients: number) {
    this.#agent = new Agent({ keepAlive: true, maxSockets: clients });
    this.#port = port;
    this.#root = `projects/${projectId}/databases/(default)/documents`;
  }

  nameOf(path: string): string {
    return `${this.#root}/${path}`;
  }

  get(path: string): Promise<void> {
    return this.#send('GET', `/v1/${this.nameOf(path)}`, '');
  }

  call(method: string, body: unknown): Promise<void> {
    return this.#send('POST', `/v1/${this.#root}:${method}`, JSON.stringify(body));
  }

  close(): void {
    this.#agent.destroy();
  }

  #send(method: string, path: string, body: string): Promise<void> {
    return new Promise((resolve, reject) => {
      const headers = {
        Authorization: 'Bearer owner',
        'Content-Length': Buffer.byteLength(body),
      };
      const options = { agent: this.#agent, host: '127.0.0.1', port: this.#port };
      const sent = request({ ...options, method, path, headers }, (response) => {
        response.resume().on('end', () => {
          if (response.statusCode === 200) resolve();
          else reject(new Error(`${method} ${path} answered ${response.statusCode}`));
        });
      });
      sent.on('error', reject).end(body);
    });
  }
}
