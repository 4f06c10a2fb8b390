/** Hosts that ignore dots in the local part, with their canonical name. */
const HOSTS_WITHOUT_DOTS: ReadonlyMap<string, string> = new Map([
  ['gmail.com', 'gmail.com'],
  ['googlemail.com', 'gmail.com'],
]);

/**
 * The mailbox of an e-mail address in normal form: lower case, without a plus-alias, and without dots if
 * the host ignores them. An address that begins with a plus has no alias. The normal form restricts only:
 * it finds, counts and blocks. It proves nothing, because some hosts have no aliases: `zoe+x@host` may be
 * another person than `zoe@host`.
 */
export function toMailbox(address: string): string {
  const exact = exactAddress(address);
  const at = exact.lastIndexOf('@');
  const typedHost = exact.slice(at + 1);
  const local = exact.slice(0, Math.max(at, 0));
  const plus = local.indexOf('+', 1);
  const name = plus < 0 ? local : local.slice(0, plus);
  const host = HOSTS_WITHOUT_DOTS.get(typedHost);
  return host === undefined ? `${name}@${typedHost}` : `${name.replaceAll('.', '')}@${host}`;
}

/** An e-mail address as it is compared if it proves something: in lower case, with its alias. */
export function exactAddress(address: string): string {
  return address.trim().toLowerCase();
}
