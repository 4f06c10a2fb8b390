/** Any JSON, to look into: what is not there is undefined at every depth. */
export interface Json {
  readonly [key: string]: Json | undefined;
}

/** A response as it came. */
export interface RestResponse {
  readonly status: number;
  readonly body: Json;
}

/** Calls the REST interface as it is, without an SDK that would try again or hide the answer. */
export class RestClient {
  readonly #origin: string;
  readonly #root: string;
  readonly #token: string | null;

  /** `host` is a name and a port; `token` that of the project's owner unless told otherwise. */
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

  /** Sends any request at all. */
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
