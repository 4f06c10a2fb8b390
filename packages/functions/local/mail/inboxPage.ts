import type { CaughtMail } from './inbox.ts';

const STYLE = `
  :root { color-scheme: light dark; font: 16px/1.5 system-ui, sans-serif; }
  body { margin: 0 auto; max-width: 60rem; padding: 2rem 1rem; }
  table { border-collapse: collapse; width: 100%; }
  th, td { border-bottom: 1px solid #8886; padding: 0.5rem; text-align: start; vertical-align: top; }
  iframe { background: white; border: 1px solid #8886; block-size: 60vh; inline-size: 100%; }
  pre { overflow-wrap: anywhere; white-space: pre-wrap; }
`;

/** The list of what was caught, which refreshes itself. */
export function inboxPage(mails: readonly CaughtMail[]): string {
  const rows = mails.map(
    (mail) => `<tr>
      <td><a href="/messages/${mail.id}">${escapeHtml(mail.subject || '(no subject)')}</a></td>
      <td>${escapeHtml(mail.to.join(', '))}</td>
      <td><time>${mail.receivedAt}</time></td>
    </tr>`,
  );
  const content =
    rows.length === 0
      ? '<p>No e-mail yet. What the app sends appears here, and goes nowhere else.</p>'
      : `<table><thead><tr><th scope="col">Subject</th><th scope="col">To</th><th scope="col">Received</th></tr></thead>
         <tbody>${rows.join('')}</tbody></table>`;
  return page('Inbox', `<h1>Inbox</h1>${content}`, '<meta http-equiv="refresh" content="5">');
}

/** One e-mail: its HTML in a sandbox that runs no script, and its text. */
export function mailPage(mail: CaughtMail): string {
  const html =
    mail.html === null
      ? ''
      : `<iframe sandbox="allow-popups" title="The e-mail as HTML" srcdoc="${escapeHtml(mail.html)}"></iframe>`;
  return page(
    mail.subject,
    `<p><a href="/">Inbox</a></p>
     <h1>${escapeHtml(mail.subject || '(no subject)')}</h1>
     <p>From ${escapeHtml(mail.from)} to ${escapeHtml(mail.to.join(', '))}</p>
     ${html}
     <h2>As text</h2><pre>${escapeHtml(mail.text)}</pre>`,
  );
}

function page(title: string, body: string, head = ''): string {
  return `<!doctype html><html lang="en-GB"><head><meta charset="utf-8">
    <meta name="viewport" content="width=device-width"><title>${escapeHtml(title)}</title>
    ${head}<style>${STYLE}</style></head><body><main>${body}</main></body></html>`;
}

function escapeHtml(text: string): string {
  const names: Record<string, string> = {
    '&': '&amp;',
    '<': '&lt;',
    '>': '&gt;',
    '"': '&quot;',
    "'": '&#39;',
  };
  return text.replace(/[&<>"']/g, (character) => names[character] ?? character);
}
