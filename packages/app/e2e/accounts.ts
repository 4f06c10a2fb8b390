/** The password of every demo account and of every member that a journey adds. */
export const PASSWORD = 'Demo-pass-1';

/** The e-mail address of a demo account, or of a member that a journey added. */
export function emailOf(account: string): string {
  return account.includes('@') ? account : `${account}@demo.test`;
}

let newcomers = 0;

/** A unique e-mail address. */
export function newEmail(name: string): string {
  newcomers += 1;
  return `${name}-${process.pid}-${Date.now()}-${newcomers}@demo.test`;
}
