/** The address of the service worker. Specification section 9. */
export const SERVICE_WORKER = '/sw.js';

/** In every page of this app. Another page is of a captive portal or a filter. */
const OWN_PAGE = 'name="casino-config"';

/** The result of a check: `gone` means missing or not JavaScript, `unknown` means no reply of a working web server. */
export type ScriptFinding = 'usable' | 'gone' | 'unknown';

/**
 * Checks that the service worker's script exists and is JavaScript. Otherwise, a server that responds with the page for
 * every path would keep an outdated worker alive. Any other content is not of our server. Specification sections 7 and 8.
 */
export async function inspectScript(fetchScript: typeof fetch): Promise<ScriptFinding> {
  try {
    const response = await fetchScript(SERVICE_WORKER, { headers: { 'Service-Worker': 'script' } });
    const type = response.headers.get('content-type') ?? '';
    if (response.status === 404) return 'gone';
    // A server error says nothing about the script, whatever the content type of its error page.
    if (!response.ok) return 'unknown';
    if (type.includes('javascript')) return 'usable';
    return (await response.text()).includes(OWN_PAGE) ? 'gone' : 'unknown';
  } catch {
    return 'unknown';
  }
}

/** Whether a hostname is the local machine. */
export function isLocalhost(hostname: string): boolean {
  return (
    hostname === 'localhost' ||
    hostname === '[::1]' ||
    /^127(?:\.\d{1,3}){3}$/.test(hostname) ||
    hostname.endsWith('.localhost')
  );
}
