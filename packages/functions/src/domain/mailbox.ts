/** Hosts that ignore dots in the local part, with their canonical name. */
const HOSTS_WITHOUT_DOTS: ReadonlyMap<string, string> = new Map([
  ['gmail.com', 'gmail.com'],
  ['googlemail.com', 'gmail.com'],
]);

/**
 * The mailbox of an e-mail address in normal form: lower case, without a plus-alias, and without dots if
 * the host ignores them. Two addresses with one mailbox belong to one person.
 */
export function mailboxOf(address: string): string {
  const lower = address.trim().toLowerCase();
  const at = lower.lastIndexOf('@');
  const typedHost = lower.slice(at + 1);
  const [name = ''] = lower.slice(0, Math.max(at, 0)).split('+');
  const host = HOSTS_WITHOUT_DOTS.get(typedHost);
  return host === undefined ? `${name}@${typedHost}` : `${name.replaceAll('.', '')}@${host}`;
}
