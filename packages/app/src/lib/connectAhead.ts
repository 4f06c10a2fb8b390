/**
 * Opens connections to the backend's services before the first request needs them: name, handshake and
 * encryption take a slow phone more than a second each. One that is open already stays as it is. The page
 * names the services in links: see vite.configMeta.ts.
 */
export function connectAhead(): void {
  for (const link of document.querySelectorAll<HTMLLinkElement>('link[data-first=service]')) {
    // A browser acts on a link once.
    const again = document.createElement('link');
    again.rel = 'preconnect';
    again.href = link.href;
    again.crossOrigin = 'anonymous';
    again.dataset['first'] = 'service';
    link.replaceWith(again);
  }
}
