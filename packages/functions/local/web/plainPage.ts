const STYLE = `
  :root { color-scheme: light dark; font: 16px/1.5 system-ui, sans-serif; }
  body { margin: 0 auto; max-width: 60rem; padding: 2rem 1rem; }
  table { border-collapse: collapse; width: 100%; }
  th, td { border-bottom: 1px solid #8886; padding: 0.5rem; text-align: start; vertical-align: top; }
  iframe { background: white; border: 1px solid #8886; block-size: 60vh; inline-size: 100%; }
  pre { overflow-wrap: anywhere; white-space: pre-wrap; }
`;

/** A page for developers. `body` and `head` are HTML; `title` is text. */
export function plainPage(title: string, body: string, head = ''): string {
  return `<!doctype html><html lang="en-GB"><head><meta charset="utf-8">
    <meta name="viewport" content="width=device-width"><title>${escapeHtml(title)}</title>
    ${head}<style>${STYLE}</style></head><body><main>${body}</main></body></html>`;
}

/** Escapes a text for HTML. */
export function escapeHtml(text: string): string {
  const names: Record<string, string> = {
    '&': '&amp;',
    '<': '&lt;',
    '>': '&gt;',
    '"': '&quot;',
    "'": '&#39;',
  };
  return text.replace(/[&<>"']/g, (character) => names[character] ?? character);
}
