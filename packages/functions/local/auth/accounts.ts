/** An identity account as the emulator takes it and gives it back. */
export interface Account {
  readonly localId: string;
  readonly email: string;
  readonly emailVerified: boolean;
  readonly disabled: boolean;
  /** In the clear: the emulator is for demonstrations, and its own hashes cannot be imported. */
  readonly rawPassword: string;
}

/** An account as `accounts:batchGet` gives it. */
interface ExportedAccount {
  readonly localId: string;
  readonly email?: string;
  readonly emailVerified?: boolean;
  readonly disabled?: boolean;
  readonly passwordHash?: string;
}

const PAGE_SIZE = 1000;

/** The identity accounts of one project in the emulator at `origin`. */
export class Accounts {
  private readonly base: string;

  constructor(origin: string, projectId: string) {
    this.base = `${origin}/identitytoolkit.googleapis.com/v1/projects/${projectId}`;
  }

  /** Adds accounts, all in one request; one that exists already makes it fail. */
  async add(accounts: readonly Account[]): Promise<void> {
    const { error = [] } = await this.call<{ error?: { message: string }[] }>(
      '/accounts:batchCreate',
      { users: accounts, sanityCheck: true },
    );
    if (error[0]) throw new Error(`An identity account was refused: ${error[0].message}`);
  }

  /** Every account with an e-mail address and a password. */
  async all(): Promise<Account[]> {
    const accounts: Account[] = [];
    let nextPageToken: string | undefined;
    do {
      const query = new URLSearchParams({ maxResults: String(PAGE_SIZE) });
      if (nextPageToken) query.set('nextPageToken', nextPageToken);
      const page: { users?: ExportedAccount[]; nextPageToken?: string } = await this.call(
        `/accounts:batchGet?${query}`,
      );
      accounts.push(...(page.users ?? []).flatMap(toAccount));
      nextPageToken = page.nextPageToken;
    } while (nextPageToken);
    return accounts;
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

/** The emulator's own "hash" holds the password: `fakeHash:salt=…:password=…`. */
function toAccount(account: ExportedAccount): Account[] {
  const rawPassword = /:password=(.*)$/s.exec(account.passwordHash ?? '')?.[1];
  if (account.email === undefined || rawPassword === undefined) return [];
  return [
    {
      localId: account.localId,
      email: account.email,
      emailVerified: account.emailVerified ?? false,
      disabled: account.disabled ?? false,
      rawPassword,
    },
  ];
}
