const ALERT = '[role=alert]';
const LIVE = `${ALERT}, [role=status], [role=log], [aria-live=polite], [aria-live=assertive]`;

/**
 * Calls back with the announcements of live regions, such as `(polite) Saved`. Changes of one batch are one
 * announcement. An inserted alert is announced; any other region that is inserted with its text is silent, as in
 * most screen readers. Returns a function that stops it.
 */
export function observeLiveRegions(onAnnouncement: (phrase: string) => void): () => void {
  const observer = new MutationObserver((changes) => {
    for (const [region, added] of changedRegions(changes)) {
      const words = isAtomic(region) ? [region] : added;
      const text = words.map(readText).filter(Boolean).join(' ');
      if (text) onAnnouncement(`(${readPoliteness(region)}) ${text}`);
    }
  });
  observer.observe(document.body, { childList: true, characterData: true, subtree: true });
  return () => observer.disconnect();
}

/** The added nodes of each live region that are still in the document. */
function changedRegions(changes: readonly MutationRecord[]): Map<Element, Node[]> {
  const regions = new Map<Element, Node[]>();
  const add = (region: Element | null | undefined, node: Node) => {
    if (!region || !node.isConnected) return;
    regions.set(region, [...(regions.get(region) ?? []), node]);
  };
  for (const { type, target, addedNodes } of changes) {
    const parent = target instanceof Element ? target : target.parentElement;
    for (const node of type === 'characterData' ? [target] : addedNodes) {
      add(parent?.closest(LIVE), node);
      if (!(node instanceof Element)) continue;
      const alerts = [...node.querySelectorAll(ALERT)];
      for (const alert of node.matches(ALERT) ? [node] : alerts) add(alert, alert);
    }
  }
  return regions;
}

function isAtomic(region: Element): boolean {
  const stated = region.getAttribute('aria-atomic');
  return stated === null ? region.matches('[role=alert], [role=status]') : stated === 'true';
}

function readPoliteness(region: Element): string {
  return region.getAttribute('aria-live') ?? (region.matches(ALERT) ? 'assertive' : 'polite');
}

/** The accessible text of a node, with a space between its elements. */
function readText(node: Node): string {
  if (node instanceof Text) return node.data.trim();
  if (!(node instanceof Element) || node.ariaHidden === 'true' || !node.checkVisibility())
    return '';
  if (node.ariaLabel) return node.ariaLabel;
  if (node instanceof HTMLImageElement) return node.alt;
  let text = '';
  for (const child of node.childNodes) {
    text += child instanceof Text ? child.data : ` ${readText(child)} `;
  }
  return text.replaceAll(/\s+/g, ' ').trim();
}
