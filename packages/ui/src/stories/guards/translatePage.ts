/** Texts that translators leave: of drawings, and those that can have no element around them. */
const LEFT = 'svg, script, style, title, option, textarea, [translate=no]';

/** Replaces a text by a copy in `<font>`. React keeps the replaced node, as on a page that the browser translates. */
function translate(text: Text, originals: Map<Element, Text>): void {
  const around = text.parentElement;
  if (!around || around.localName === 'font' || around.closest(LEFT) || !text.data.trim()) return;
  const font = document.createElement('font');
  font.append(text.data);
  text.replaceWith(font);
  originals.set(font, text);
}

function translateWithin(node: Node, originals: Map<Element, Text>): void {
  const walker = document.createTreeWalker(node, NodeFilter.SHOW_TEXT);
  const texts: Text[] = node instanceof Text ? [node] : [];
  while (walker.nextNode()) texts.push(walker.currentNode as Text);
  for (const text of texts) translate(text, originals);
}

/**
 * Replaces all texts of the page as the translators of browsers do, and those that come later, until the returned function
 * is called, which shows the original texts again. docs/decisions/146.
 */
export function translatePage(): () => void {
  const originals = new Map<Element, Text>();
  translateWithin(document.body, originals);
  const translator = new MutationObserver((changes) => {
    for (const { addedNodes } of changes)
      for (const node of addedNodes) translateWithin(node, originals);
  });
  translator.observe(document.body, { childList: true, subtree: true });
  return () => {
    translator.disconnect();
    for (const [font, text] of originals) font.replaceWith(text);
  };
}
