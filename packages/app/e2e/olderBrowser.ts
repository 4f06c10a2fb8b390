import type { BrowserContext } from '@playwright/test';

/**
 * What Chromium has and a browser of the floor may lack: iOS and Safari 16.4, Chrome and Edge 111, Samsung
 * Internet 22, Firefox 114. A path names a global, or a method of one.
 */
const NEWER = [
  'AbortSignal.any',
  'Array.fromAsync',
  'ArrayBuffer.prototype.transfer',
  'CloseWatcher',
  'Document.prototype.startViewTransition',
  'Element.prototype.checkVisibility',
  'Element.prototype.setHTMLUnsafe',
  'HTMLDialogElement.prototype.requestClose',
  'HTMLElement.prototype.hidePopover',
  'HTMLElement.prototype.popover',
  'HTMLElement.prototype.showPopover',
  'HTMLElement.prototype.togglePopover',
  'Intl.DurationFormat',
  'Iterator',
  'Map.groupBy',
  'Object.groupBy',
  'Promise.try',
  'Promise.withResolvers',
  'Set.prototype.difference',
  'Set.prototype.intersection',
  'Set.prototype.union',
  'String.prototype.isWellFormed',
  'Temporal',
  'URL.canParse',
  'URL.parse',
  'Uint8Array.fromBase64',
  'cookieStore',
  'navigation',
  'requestIdleCallback',
  'scheduler',
] as const;

/** Takes newer interfaces away from every page of a context, before its scripts run. */
export async function asOlderBrowser(context: BrowserContext): Promise<void> {
  await context.addInitScript((paths: readonly string[]) => {
    for (const path of paths) {
      const names = path.split('.');
      const last = names.pop() ?? '';
      const owner = names.reduce<object | undefined>(
        (value, name) => (value as Record<string, object> | undefined)?.[name],
        globalThis,
      );
      if (owner) Reflect.deleteProperty(owner, last);
    }
  }, NEWER);
}
