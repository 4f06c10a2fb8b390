import { renderQrCode } from '../../src/domain/voucherCode/renderQrCode.ts';
import { escapeHtml, plainPage } from '../web/plainPage.ts';

/** A resource as the fake stores it. */
export type StoredResource = Readonly<Record<string, unknown>> & { readonly id: string };

/** A request that the fake received. */
export interface GoogleRequest {
  /** ISO 8601 instant. */
  readonly receivedAt: string;
  readonly method: string;
  /** The path without the prefix of the API, such as `loyaltyObject`. */
  readonly path: string;
  readonly status: number;
  readonly body: unknown;
}

const WARNING = 'Made by a fake of Google on this machine: no phone accepts this card.';

/** The proportions of a loyalty card on a phone with Android. */
const STYLE = `<style>
  .sides { display: flex; flex-wrap: wrap; gap: 2rem; }
  .card { border-radius: 24px; color: white; font: 16px/1.4 Roboto, system-ui, sans-serif; inline-size: 360px;
    padding: 20px 24px; }
  .card[data-void] { filter: grayscale(1); opacity: 0.6; }
  .card header { align-items: center; display: flex; gap: 12px; margin-block-end: 24px; }
  .card header img { block-size: 40px; border-radius: 50%; inline-size: 40px; }
  .card dl { display: grid; gap: 16px; grid-template-columns: 1fr 1fr; margin: 0; }
  .card dt { font-size: 12px; opacity: 0.85; }
  .card dd { font-size: 18px; margin: 0; overflow-wrap: anywhere; }
  .code { background: white; border-radius: 12px; color: black; margin: 24px auto 4px; padding: 12px; text-align: center;
    inline-size: max-content; }
  .code img { inline-size: 180px; }
  .texts { max-inline-size: 360px; }
  .texts dt { font-weight: 600; margin-block-start: 12px; }
  .texts dd { margin: 0; overflow-wrap: anywhere; }
</style>`;

interface TextModule {
  readonly header: string;
  readonly body: string;
}

/** A card as a phone shows it: its front, and the texts below it. */
export function googleCardPage(
  object: StoredResource,
  ofClass: StoredResource | undefined,
): string {
  const isVoid = object['state'] !== 'ACTIVE';
  const barcode = object['barcode'] as { readonly value: string } | undefined;
  const points = object['loyaltyPoints'] as
    | { readonly label: string; readonly balance: { readonly string: string } }
    | undefined;
  const logo = ofClass?.['programLogo'] as
    | { readonly sourceUri: { readonly uri: string } }
    | undefined;
  const rows: (readonly [unknown, unknown])[] = [
    [points?.label, points?.balance.string],
    [ofClass?.['rewardsTierLabel'], ofClass?.['rewardsTier']],
    [ofClass?.['accountNameLabel'], object['accountName']],
    [ofClass?.['accountIdLabel'], object['accountId']],
    ...modulesOf(object).map(({ header, body }) => [header, body] as const),
  ];
  const code = barcode
    ? `<div class="code"><img alt="The code of the member card" src="data:image/png;base64,${renderQrCode(barcode.value).toString('base64')}"><div>${text(barcode.value)}</div></div>`
    : '';
  return plainPage(
    'A card of Google Wallet',
    `<p><a href="/google/">Cards of Google Wallet</a></p><h1>A card of Google Wallet</h1>
     <p><strong>${WARNING}</strong></p>${isVoid ? '<p>This card is void.</p>' : ''}
     <div class="sides"><section><h2>Front</h2>
     <div class="card" ${isVoid ? 'data-void' : ''} style="background:${text(ofClass?.['hexBackgroundColor'])}">
     <header><img alt="" src="${text(logo?.sourceUri.uri)}"><span>${text(ofClass?.['programName'])}</span></header>
     <dl>${rows
       .filter(([, value]) => value !== undefined)
       .map(row)
       .join('')}</dl>${code}</div></section>
     <section><h2>Details</h2><dl class="texts">${
       ofClass
         ? modulesOf(ofClass)
             .map(({ header, body }) => row([header, body]))
             .join('')
         : ''
     }</dl></section></div>`,
    STYLE,
  );
}

/** The list of cards, and the requests that the fake received, newest first. */
export function googleCardsPage(
  cards: readonly StoredResource[],
  requests: readonly GoogleRequest[],
): string {
  const items = cards.map(
    ({ id, state }) =>
      `<li><a href="/google/cards/${text(id)}">${text(id)}</a>${state === 'ACTIVE' ? '' : ', void'}</li>`,
  );
  const lines = requests
    .toReversed()
    .map(
      ({ receivedAt, method, path, status, body }) =>
        `<tr><td><time>${receivedAt}</time></td><td>${text(method)} ${text(path)}</td><td>${status}</td><td><pre>${text(body === null ? '' : JSON.stringify(body, null, 2))}</pre></td></tr>`,
    );
  return plainPage(
    'Cards of Google Wallet',
    `<p><a href="/">Inbox</a></p><h1>Cards of Google Wallet</h1>
     ${items.length > 0 ? `<ul>${items.join('')}</ul>` : '<p>No card yet. Add the card to Google Wallet in the app.</p>'}
     <h2>Requests to Google</h2>
     ${lines.length > 0 ? `<table><thead><tr><th scope="col">Received</th><th scope="col">Request</th><th scope="col">Status</th><th scope="col">Body</th></tr></thead><tbody>${lines.join('')}</tbody></table>` : '<p>No request yet.</p>'}`,
  );
}

/** The page of a link that saves no card. */
export function refusedSavePage(): string {
  return plainPage('No card', '<h1>No card</h1><p>This link is not valid.</p>');
}

function modulesOf(resource: StoredResource): readonly TextModule[] {
  return (resource['textModulesData'] ?? []) as readonly TextModule[];
}

function row([label, value]: readonly [unknown, unknown]): string {
  return `<div><dt>${text(label)}</dt><dd>${text(value)}</dd></div>`;
}

function text(value: unknown): string {
  return escapeHtml(String(value ?? ''));
}
