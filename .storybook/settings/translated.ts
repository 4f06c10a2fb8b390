import { afterEach, beforeEach } from 'vitest';

/** Texts that translators leave: of drawings, and those that can have no element around them. */
const LEFT = 'svg, script, style, title, option, textarea, [translate=no]';

/** The text that each `<font>` stands for. */
const originals = new Map<HTMLElement, Text>();

/** Replaces a text by a copy in `<font>`. React keeps the replaced node, as on a page that the browser translates. */
function translate(text: Text): void {
  const around = text.parentElement;
  if (!around || around.localName === 'font' || around.closest(LEFT) || !text.data.trim()) return;
  const font = document.createElement('font');
  font.append(text.data);
  text.replaceWith(font);
  originals.set(font, text);
}

function translateWithin(node: Node): void {
  const walker = document.createTreeWalker(node, NodeFilter.SHOW_TEXT);
  const texts: Text[] = node instanceof Text ? [node] : [];
  while (walker.nextNode()) texts.push(walker.currentNode as Text);
  for (const text of texts) translate(text);
}

const translator = new MutationObserver((changes) => {
  for (const { addedNodes } of changes) for (const node of addedNodes) translateWithin(node);
});

/**
 * Runs every story as a translated page: its play function fails if React inserts or removes beside a text that is gone, or
 * updates one. docs/decisions/146.
 */
beforeEach(({ task }) => {
  // It compares each text node with the catalogue.
  if (task.name.startsWith('Pseudo Locale')) return;
  translator.observe(document.body, { childList: true, subtree: true });
});

/** Shows the page itself again. It runs before the checks with settings and before the picture: hooks run in reverse order. */
afterEach(() => {
  translator.disconnect();
  for (const [font, text] of originals) font.replaceWith(text);
  originals.clear();
});
