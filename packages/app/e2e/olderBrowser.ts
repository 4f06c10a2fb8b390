import type { BrowserContext } from '@playwright/test';
import { NEWER } from '../browsers/newer.ts';

/** The features that a browser lacks. */
interface Missing {
  /** Globals and their members, such as `URL.canParse`. */
  readonly paths: readonly string[];
  readonly attributes: readonly string[];
  /** Regular expressions for styles, each with its replacement. */
  readonly styles: readonly (readonly [pattern: string, unknown: string])[];
}

/**
 * Removes everything that is newer than the minimum supported browsers from all pages of a context before their scripts run: interfaces,
 * attributes and CSS.
 */
export async function asOlderBrowser(context: BrowserContext): Promise<void> {
  await context.addInitScript(takeAway, missing());
}

function missing(): Missing {
  const attribute = /^<\S+ (\w+)>$/;
  const path = /^(?:[A-Z]\w*(?:[.]\w+)*|navigation|requestIdleCallback|setImmediate)$/;
  const features = NEWER.map(({ feature }) => feature);
  return {
    paths: features.filter((feature) => path.test(feature)),
    attributes: features.flatMap((feature) => attribute.exec(feature)?.[1] ?? []),
    styles: features
      .filter((feature) => !path.test(feature) && !attribute.test(feature))
      .map(styleOf),
  };
}

function styleOf(feature: string): Missing['styles'][number] {
  const [name = '', value] = feature.split(': ');
  if (name.startsWith(':')) return [`${name}\\(`, ':-unknown('];
  if (name.endsWith('()')) return [`\\b${name.slice(0, -2)}\\(`, 'unknown('];
  if (/^\d/.test(name)) return [`(\\d)${name.slice(1)}\\b`, '$1unknown'];
  if (value !== undefined) return [`\\b${name}:\\s*${value}\\b`, `${name}:unknown`];
  return [`(?<![\\w-])${name}\\s*:`, 'unknown:'];
}

/** Runs in the page. */
function takeAway({ paths, attributes, styles }: Missing): void {
  for (const path of paths) {
    const names = path.split('.');
    const last = names.pop() ?? '';
    const owner = names.reduce<object | undefined>(
      (value, name) => (value as Record<string, object> | undefined)?.[name],
      globalThis,
    );
    if (owner) Reflect.deleteProperty(owner, last);
  }

  const { setAttribute } = Element.prototype;
  Element.prototype.setAttribute = function (name, value) {
    setAttribute.call(this, attributes.includes(name) ? `data-unknown-${name}` : name, value);
  };

  const older = (css: string) =>
    styles.reduce(
      (text, [pattern, unknown]) => text.replace(new RegExp(pattern, 'g'), unknown),
      css,
    );
  const { insertRule } = CSSStyleSheet.prototype;
  CSSStyleSheet.prototype.insertRule = function (rule, index) {
    return insertRule.call(this, older(rule), index);
  };
  addEventListener('DOMContentLoaded', () => {
    for (const style of document.querySelectorAll('style')) {
      if (style.textContent) style.textContent = older(style.textContent);
    }
  });
}
