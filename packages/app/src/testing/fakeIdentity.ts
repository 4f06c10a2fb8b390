import type { IdentityUser } from '../lib/device/storage.ts';
import type { Identity, SignInRefusal } from '../session/state/sessionController.ts';

/** The password of every account of the fake identity service. */
export const PASSWORD = 'Demo-pass-1';

/** A fake identity service with at most one account, which a test signs in and out. */
class FakeIdentity implements Identity {
  private listener: (user: IdentityUser | null) => void = () => {};
  private current: IdentityUser | null = null;
  private refusal: SignInRefusal | null = null;
  /** The account for the next sign-in. */
  account: IdentityUser | null = null;
  /** The credentials of all sign-ins. */
  readonly signIns: { email: string; password: string }[] = [];

  readonly observe: Identity['observe'] = async (listener) => {
    this.listener = listener;
    listener(this.current);
  };

  readonly signIn: Identity['signIn'] = async (email, password) => {
    this.signIns.push({ email, password });
    if (this.refusal) throw this.refusal;
    if (this.account?.email !== email || password !== PASSWORD) {
      throw { code: 'auth/invalid-credential', message: '' };
    }
    this.current = this.account;
    return this.account;
  };

  readonly confirmPassword: Identity['confirmPassword'] = async (password) => {
    if (this.refusal) throw this.refusal;
    if (password !== PASSWORD) throw { code: 'auth/invalid-credential', message: '' };
  };

  readonly signOut: Identity['signOut'] = async () => this.become(null);

  readonly refresh: Identity['refresh'] = async () => this.current;

  /** Signs a user in, or out with null, as another tab does. */
  readonly become = (user: IdentityUser | null): void => {
    this.current = user;
    if (user) this.account = user;
    this.listener(user);
  };

  /** Sets the result of `refresh` without calling the listener. */
  readonly willRefreshTo = (user: IdentityUser | null): void => {
    this.current = user;
  };

  /** Rejects every password with a code such as `auth/user-disabled`. */
  readonly refuse = (code: string, message = ''): void => {
    this.refusal = { code, message };
  };

  /** Accepts passwords again. */
  readonly allow = (): void => {
    this.refusal = null;
  };

  /** The signed-in user. */
  readonly user = (): IdentityUser | null => this.current;

  readonly reset = (): void => {
    this.refusal = null;
    this.account = null;
    this.signIns.length = 0;
  };
}

/** The fake identity service of the current test. */
export const identity = new FakeIdentity();
