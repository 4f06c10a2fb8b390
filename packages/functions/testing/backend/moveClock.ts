import type { Addresses } from '../../local/settings/addresses.ts';

/** Moves a running backend's clock ahead for one account's calls; 0 resets it. */
export async function moveClock(
  { functions }: Pick<Addresses, 'functions'>,
  uid: string,
  aheadSeconds: number,
): Promise<void> {
  const response = await fetch(`${functions}/clock`, {
    method: 'PUT',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ uid, aheadSeconds }),
  });
  if (!response.ok) throw new Error(`PUT /clock answered ${response.status}.`);
}
