/** A new identity account. */
export interface Account {
  readonly localId: string;
  readonly email: string;
  readonly emailVerified: boolean;
  readonly disabled: boolean;
  /** The custom claims, as JSON. */
  readonly customAttributes?: string;
  /** In clear text: the emulator holds only demo accounts. */
  readonly rawPassword: string;
}

/**
 * An account as the emulator exports it. The emulator imports its own placeholder for a password hash, but no
 * real hash.
 */
export interface ExportedAccount extends Readonly<Record<string, unknown>> {
  readonly localId: string;
  /** Seconds since the epoch. ID tokens issued earlier are rejected. */
  readonly validSince?: string;
}

const PAGE_SIZE = 1000;

/** The identity accounts of one project in the emulator at `origin`. */
export class Accounts {
  private readonly base: string;

  constructor(origin: string, projectId: string) {
    this.base = `${origin}/identitytoolkit.googleapis.com/v1/projects/${projectId}`;
  }

  /** Adds accounts in one request. Throws if an account exists already. */
  async add(accounts: readonly (Account | ExportedAccount)[]): Promise<void> {
    if (accounts.length === 0) return;
    const { error = [] } = await this.call<{ error?: { message: string }[] }>(
      '/accounts:batchCreate',
      { users: accounts, sanityCheck: true },
    );
    if (error[0]) throw new Error(`The Auth emulator rejected an account: ${error[0].message}`);
  }

  /** Adds exported accounts. Their open sessions stay valid. */
  async restore(accounts: readonly ExportedAccount[]): Promise<void> {
    await this.add(accounts);
    const updates = accounts.map(({ localId, validSince }) => ({ localId, validSince }));
    await Promise.all(updates.map((update) => this.call('/accounts:update', update)));
  }

  async export(): Promise<ExportedAccount[]> {
    const accounts: ExportedAccount[] = [];
    let nextPageToken: string | undefined;
    do {
      const query = new URLSearchParams({ maxResults: String(PAGE_SIZE) });
      if (nextPageToken) query.set('nextPageToken', nextPageToken);
      const page: { users?: ExportedAccount[]; nextPageToken?: string } = await this.call(
        `/accounts:batchGet?${query}`,
      );
      accounts.push(...(page.users ?? []));
      nextPageToken = page.nextPageToken;
    } while (nextPageToken);
    return accounts;
  }

  async isEmpty(): Promise<boolean> {
    const { users = [] } = await this.call<{ users?: unknown[] }>(
      '/accounts:batchGet?maxResults=1',
    );
    return users.length === 0;
  }

  async has(localId: string): Promise<boolean> {
    const { users = [] } = await this.call<{ users?: unknown[] }>('/accounts:lookup', {
      localId: [localId],
    });
    return users.length > 0;
  }

  private async call<Reply>(path: string, body?: unknown): Promise<Reply> {
    const response = await fetch(this.base + path, {
      method: body ? 'POST' : 'GET',
      headers: { Authorization: 'Bearer owner', 'Content-Type': 'application/json' },
      ...(body ? { body: JSON.stringify(body) } : {}),
    });
    if (!response.ok) throw new Error(`The Auth emulator answered ${response.status} to ${path}`);
    return (await response.json()) as Reply;
  }
}
