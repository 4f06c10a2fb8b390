import type { Language } from '../../../contract/languages.ts';
import type { Mail } from '../../../domain/ports/mail.ts';
import { wordsIn } from '../../../words/wordsIn.ts';

/** The brand in the e-mails. */
export const BRAND = 'Met Rewards';

/**
 * The content of an e-mail, from which its HTML and its plain text are rendered. All fields are plain text.
 */
export interface Letter {
  readonly to: string;
  readonly language: Language;
  readonly subject: string;
  readonly heading: string;
  readonly paragraphs: readonly string[];
  /** The call to action. */
  readonly action?: { readonly label: string; readonly href: string };
  /** Names and values, such as a membership number. */
  readonly facts?: readonly (readonly [name: string, value: string])[];
  /** User text, rendered as a quotation. */
  readonly quotation?: string;
  /** Small print below the text. */
  readonly notes?: readonly string[];
  readonly replyTo?: string;
}

/** Renders a letter as branded HTML and as plain text. */
export function toMail(letter: Letter): Mail {
  const { to, subject, replyTo } = letter;
  const mail = { to, subject, text: plainText(letter), html: toHtml(letter) };
  return replyTo === undefined ? mail : { ...mail, replyTo };
}

function plainText(letter: Letter) {
  const { language, heading, paragraphs, action, facts = [], quotation, notes = [] } = letter;
  const { frame } = wordsIn(language).letters;
  const parts = [
    heading,
    ...paragraphs,
    facts.map(([name, value]) => frame.fact(name, value)).join('\n'),
    quotation?.replace(/^/gm, '> '),
    action && `${frame.action(action.label)}\n${action.href}`,
    ...notes,
    `-- \n${BRAND}`,
  ];
  return `${parts.filter(Boolean).join('\n\n')}\n`;
}

// Mail programs support little more than tables and inline styles.
const INK = '#1b1a17';
const MUTED = '#5f5a50';
const PAPER = '#ffffff';
const TABLE = '#f3f0e8';
const FELT = '#0f3d2e';
const METAL = '#b8985a';
const SANS = "-apple-system,'Segoe UI',Roboto,Helvetica,Arial,sans-serif";
const SERIF = "Georgia,'Times New Roman',serif";

function toHtml(letter: Letter): string {
  const {
    language,
    subject,
    heading,
    paragraphs,
    action,
    facts = [],
    quotation,
    notes = [],
  } = letter;
  const { frame } = wordsIn(language).letters;
  const content = [
    `<h1 style="margin:0 0 16px;font:400 28px/1.25 ${SERIF};color:${INK}">${escapeHtml(heading)}</h1>`,
    ...paragraphs.map((text) => paragraph(text, `font:16px/1.6 ${SANS};color:${INK}`)),
    factsTable(facts),
    quotation && quoted(quotation),
    action && button(action, frame.copyAddress),
    ...notes.map((text) => paragraph(text, `font:14px/1.6 ${SANS};color:${MUTED}`)),
  ];
  return `<!doctype html>
<html lang="${language}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<meta name="color-scheme" content="light">
<title>${escapeHtml(subject)}</title>
</head>
<body style="margin:0;padding:0;background:${TABLE}">
<table role="presentation" width="100%" cellpadding="0" cellspacing="0" style="background:${TABLE}">
<tr><td align="center" style="padding:24px 12px">
<table role="presentation" width="100%" cellpadding="0" cellspacing="0" style="max-width:560px;background:${PAPER}">
<tr><td style="padding:20px 32px;background:${FELT};border-bottom:3px solid ${METAL};font:400 20px/1.4 ${SERIF};color:${PAPER}"><span style="color:#d9bd83" aria-hidden="true">&spades;&#xfe0e;</span> ${BRAND}</td></tr>
<tr><td style="padding:32px">
${content.filter(Boolean).join('\n')}
</td></tr>
<tr><td style="padding:16px 32px 24px;font:13px/1.5 ${SANS};color:${MUTED}">${escapeHtml(frame.footer)}</td></tr>
</table>
</td></tr>
</table>
</body>
</html>
`;
}

function paragraph(text: string, style: string): string {
  return `<p style="margin:0 0 16px;${style}">${escapeHtml(text)}</p>`;
}

function button({ label, href }: NonNullable<Letter['action']>, copyAddress: string): string {
  const link = escapeHtml(href);
  return `<p style="margin:24px 0"><a href="${link}" style="display:inline-block;padding:14px 28px;background:${FELT};color:${PAPER};font:600 16px/1.2 ${SANS};text-decoration:none;border-radius:6px">${escapeHtml(label)}</a></p>
<p style="margin:0 0 16px;font:13px/1.6 ${SANS};color:${MUTED};word-break:break-all">${escapeHtml(copyAddress)}<br><a href="${link}" style="color:${FELT}">${link}</a></p>`;
}

function factsTable(facts: NonNullable<Letter['facts']>): string {
  if (facts.length === 0) return '';
  const cell = 'padding:10px 0;border-bottom:1px solid #e4dfd2;text-align:left;vertical-align:top';
  const rows = facts.map(
    ([name, value]) =>
      `<tr><th scope="row" style="${cell};padding-right:16px;font:14px/1.5 ${SANS};color:${MUTED}">${escapeHtml(name)}</th><td style="${cell};font:600 16px/1.5 ${SANS};color:${INK}">${escapeHtml(value)}</td></tr>`,
  );
  return `<table width="100%" cellpadding="0" cellspacing="0" style="margin:8px 0 24px;border-collapse:collapse">${rows.join('')}</table>`;
}

function quoted(text: string): string {
  return `<blockquote style="margin:0 0 24px;padding:4px 0 4px 16px;border-left:3px solid ${METAL};font:16px/1.6 ${SANS};color:${INK};white-space:pre-wrap">${escapeHtml(text)}</blockquote>`;
}

const ENTITIES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

function escapeHtml(text: string): string {
  return text.replace(/[&<>"']/g, (character) => ENTITIES[character] ?? character);
}
