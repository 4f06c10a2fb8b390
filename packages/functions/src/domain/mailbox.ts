/** Hosts that deliver `a.b@` and `ab@` to one mailbox, each with the name that stands for it here. */
const HOSTS_WITHOUT_DOTS: ReadonlyMap<string, string> = new Map([
  ['gmail.com', 'gmail.com'],
  ['googlemail.com', 'gmail.com'],
]);

/**
 * The mailbox that an e-mail address delivers to, in normal form: lower case, without a plus-alias, and
 * without dots where the host ignores them. Two addresses with one mailbox belong to one reader.
 */
export function mailboxOf(address: string): string {
  const lower = address.trim().toLowerCase();
  const at = lower.lastIndexOf('@');
  const typedHost = lower.slice(at + 1);
  const [name = ''] = lower.slice(0, Math.max(at, 0)).split('+');
  const host = HOSTS_WITHOUT_DOTS.get(typedHost);
  return host === undefined ? `${name}@${typedHost}` : `${name.replaceAll('.', '')}@${host}`;
}
