import { inject } from 'vitest';

/** Sets the backend's clock for one account's calls ahead; 0 sets it right. */
export async function setClock(uid: string, aheadSeconds: number): Promise<void> {
  const response = await fetch(`${inject('backend').functions}/clock`, {
    method: 'PUT',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ uid, aheadSeconds }),
  });
  if (!response.ok) throw new Error(`The clock answered ${response.status}.`);
}
