import type { Addresses } from '../addresses.ts';

/** Sets a running backend's clock for one account's calls ahead; 0 sets it right. */
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
  if (!response.ok) throw new Error(`The clock answered ${response.status}.`);
}
