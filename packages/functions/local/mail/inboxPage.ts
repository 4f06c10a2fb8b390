import { escapeHtml, plainPage } from '../web/plainPage.ts';
import type { CaughtMail } from './inbox.ts';

/** The list of caught e-mails, as a page that refreshes itself. */
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
      ? '<p>No e-mail yet. E-mails of the app appear here and are not delivered.</p>'
      : `<table><thead><tr><th scope="col">Subject</th><th scope="col">To</th><th scope="col">Received</th></tr></thead>
         <tbody>${rows.join('')}</tbody></table>`;
  return plainPage(
    'Inbox',
    `<h1>Inbox</h1><p><a href="/passes">Passes of Apple Wallet</a>, <a href="/google/">cards of Google Wallet</a></p>${content}`,
    '<meta http-equiv="refresh" content="5">',
  );
}

/** One e-mail as a page: its text, and its HTML in a sandbox without scripts. */
export function mailPage(mail: CaughtMail): string {
  const html =
    mail.html === null
      ? ''
      : `<iframe sandbox="allow-popups" title="The e-mail as HTML" srcdoc="${escapeHtml(mail.html)}"></iframe>`;
  return plainPage(
    mail.subject,
    `<p><a href="/">Inbox</a></p>
     <h1>${escapeHtml(mail.subject || '(no subject)')}</h1>
     <p>From ${escapeHtml(mail.from)} to ${escapeHtml(mail.to.join(', '))}</p>
     ${html}
     <h2>As text</h2><pre>${escapeHtml(mail.text)}</pre>`,
  );
}
