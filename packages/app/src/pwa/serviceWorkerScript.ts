/** The address of the service worker. Specification section 9. */
export const SERVICE_WORKER = '/sw.js';

/** What a look at the script told: it can be used, it is gone, or nobody could say. */
export type ScriptFinding = 'usable' | 'gone' | 'unknown';

/**
 * Whether the service worker's script exists and is JavaScript. A server that answers every path with
 * the page would otherwise keep an outdated worker alive. Specification sections 7 and 8.
 */
export async function inspectScript(fetchScript: typeof fetch): Promise<ScriptFinding> {
  try {
    const response = await fetchScript(SERVICE_WORKER, { headers: { 'Service-Worker': 'script' } });
    const type = response.headers.get('content-type') ?? '';
    if (response.status === 404) return 'gone';
    // A fault of the server says nothing of the script, whatever its page of errors is written in.
    if (!response.ok) return 'unknown';
    if (!type.includes('javascript')) return 'gone';
    return 'usable';
  } catch {
    return 'unknown';
  }
}

/** The names by which a browser reaches the machine that it runs on. */
export function isLocalhost(hostname: string): boolean {
  return (
    hostname === 'localhost' ||
    hostname === '[::1]' ||
    /^127(?:\.\d{1,3}){3}$/.test(hostname) ||
    hostname.endsWith('.localhost')
  );
}
