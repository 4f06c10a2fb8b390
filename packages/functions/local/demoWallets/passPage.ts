import { renderQrCode } from '../../src/domain/voucherCode/renderQrCode.ts';
import { escapeHtml, plainPage } from '../web/plainPage.ts';
import type { ReceivedPush } from './fakeApns.ts';
import type { OpenedPass, ShownField } from './passInbox.ts';

const WARNING =
  'Signed by a demonstration authority: no phone accepts this pass, and Wallet shows an error for it.';

/** The size of a pass on an iPhone: 375 points wide, with a strip of 144. */
const STYLE = `<style>
  .sides { display: flex; flex-wrap: wrap; gap: 2rem; }
  .pass { border-radius: 12px; font: 15px/1.3 -apple-system, 'Helvetica Neue', system-ui, sans-serif;
    box-sizing: border-box; inline-size: 375px; max-inline-size: 100%; overflow: hidden; }
  .pass[data-void] { filter: grayscale(1); opacity: 0.6; }
  .pass dl { display: flex; gap: 1rem; justify-content: space-between; margin: 0; padding: 8px 14px; }
  .pass dt { font-size: 11px; font-weight: 600; letter-spacing: 0.02em; }
  .pass dd { font-size: 18px; margin: 0; overflow-wrap: anywhere; }
  .front dl > div:last-child:not(:first-child) { text-align: end; }
  .front dt { color: var(--label); }
  .head { align-items: center; display: flex; font-size: 18px; gap: 8px; padding: 10px 14px; }
  .head img { block-size: 34px; }
  .head dl { margin-inline-start: auto; padding: 0; }
  .strip { background-size: cover; block-size: 144px; }
  .strip dl { flex-direction: column-reverse; gap: 0; padding: 24px 14px; text-align: start; }
  .strip dd { font-size: 46px; line-height: 1.1; }
  .code { margin: 26px auto 18px; text-align: center; }
  .code img { background: white; border-radius: 6px; inline-size: 170px; padding: 4px; }
  .back { border: 1px solid #8886; padding: 4px 16px 12px; }
  .back dl { display: block; padding: 0; }
  .back dt { margin-block-start: 12px; }
  .back dd { font-size: 15px; }
</style>`;

/** The front and the back of a pass, as an iPhone shows them. */
export function passPage(pass: OpenedPass): string {
  const { json, files } = pass;
  const { storeCard, barcodes = [] } = json;
  const picture = (name: string) =>
    `data:image/png;base64,${Buffer.from(files[name] ?? []).toString('base64')}`;
  const [code] = barcodes;
  const front = `<div class="pass front" ${json.voided ? 'data-void' : ''} style="background:${json.backgroundColor};color:${json.foregroundColor};--label:${json.labelColor}">
    <div class="head"><img alt="" src="${picture('logo@3x.png')}"><span>${escapeHtml(json.logoText)}</span>${fields(storeCard.headerFields)}</div>
    <div ${files['strip@3x.png'] ? `class="strip" style="background-image:url(${picture('strip@3x.png')})"` : ''}>${fields(storeCard.primaryFields)}</div>
    ${fields(storeCard.secondaryFields)}${fields(storeCard.auxiliaryFields)}
    <div class="code">${code ? `<img alt="The code of the member card" src="data:image/png;base64,${renderQrCode(code.message).toString('base64')}"><div>${escapeHtml(code.altText ?? '')}</div>` : ''}</div>
  </div>`;
  const size = (pass.archive.length / 1024).toFixed(0);
  return plainPage(
    'A pass of Apple Wallet',
    `<p><a href="/passes">Passes</a></p><h1>A pass of Apple Wallet</h1>
     <p><strong>${WARNING}</strong></p>
     ${json.voided ? '<p>This pass is void.</p>' : ''}
     <div class="sides"><section><h2>Front</h2>${front}</section>
     <section><h2>Back</h2><div class="pass back">${fields(storeCard.backFields)}</div></section></div>
     <p><a href="/passes/${json.serialNumber}/card.pkpass">The signed file</a>, ${size} KB: ${Object.keys(files).map(escapeHtml).join(', ')}</p>`,
    STYLE,
  );
}

/** The list of opened passes, and the pushes that the fake push service received. */
export function passesPage(passes: readonly OpenedPass[], pushes: readonly ReceivedPush[]): string {
  const items = passes.map(
    ({ json }) =>
      `<li><a href="/passes/${json.serialNumber}">${json.serialNumber}</a>${json.voided ? ', void' : ''}</li>`,
  );
  const rows = pushes.map(
    ({ receivedAt, token, topic }) =>
      `<tr><td><time>${receivedAt}</time></td><td>${escapeHtml(token)}</td><td>${escapeHtml(topic)}</td></tr>`,
  );
  return plainPage(
    'Passes',
    `<p><a href="/">Inbox</a></p><h1>Passes</h1>
     ${items.length > 0 ? `<ul>${items.join('')}</ul>` : '<p>No pass yet. Add the card to Apple Wallet in the app.</p>'}
     <h2>Pushes to devices</h2>
     ${rows.length > 0 ? `<table><thead><tr><th scope="col">Received</th><th scope="col">Device</th><th scope="col">Topic</th></tr></thead><tbody>${rows.join('')}</tbody></table>` : '<p>No push yet.</p>'}`,
  );
}

/** The page of a link that gave no pass. */
export function refusedLinkPage(refusal: string): string {
  return plainPage(
    'No pass',
    `<p><a href="/passes">Passes</a></p><h1>No pass</h1><p>${escapeHtml(refusal)}</p>`,
  );
}

function fields(list: readonly ShownField[] = []): string {
  const shown = list.map(
    ({ label = '', value }) =>
      `<div><dt>${escapeHtml(label)}</dt><dd>${escapeHtml(value)}</dd></div>`,
  );
  return `<dl>${shown.join('')}</dl>`;
}
