/**
 * Opens connections to the backend's services before the first request. On a slow phone, DNS, TCP and TLS take more
 * than a second each. An open connection stays open. The page lists the services as links: see vite.configMeta.ts.
 */
export function connectAhead(): void {
  for (const link of document.querySelectorAll<HTMLLinkElement>('link[data-first=service]')) {
    // A browser preconnects once per link element.
    const again = document.createElement('link');
    again.rel = 'preconnect';
    again.href = link.href;
    again.crossOrigin = 'anonymous';
    again.dataset['first'] = 'service';
    link.replaceWith(again);
  }
}
