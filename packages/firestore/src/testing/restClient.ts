/** Any JSON object. A missing field is undefined at every depth. */
export interface Json {
  readonly [key: string]: Json | undefined;
}

/** A raw HTTP response. */
export interface RestResponse {
  readonly status: number;
  readonly body: Json;
}

/** Calls the REST API without an SDK, which would retry or hide the response. */
export class RestClient {
  readonly #origin: string;
  readonly #root: string;
  readonly #token: string | null;

  /** `host` is a name and a port. `token` is that of the admin by default. */
  constructor(host: string, projectId: string, token: string | null = 'owner') {
    this.#origin = `http://${host}`;
    this.#root = `projects/${projectId}/databases/(default)/documents`;
    this.#token = token;
  }

  /** The full name of a document. */
  nameOf(path: string): string {
    return `${this.#root}/${path}`;
  }

  /** Calls a custom method of the database, such as `commit`. */
  call(method: string, body: unknown): Promise<RestResponse> {
    return this.request('POST', `/v1/${this.#root}:${method}`, JSON.stringify(body));
  }

  /** Sends any request. */
  async request(method: string, path: string, body?: string): Promise<RestResponse> {
    const response = await fetch(`${this.#origin}${path}`, {
      method,
      headers: this.#token === null ? {} : { Authorization: `Bearer ${this.#token}` },
      ...(body !== undefined && { body }),
    });
    const text = await response.text();
    return { status: response.status, body: text === '' ? {} : JSON.parse(text) };
  }
}
