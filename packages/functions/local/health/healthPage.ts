import { escapeHtml, plainPage } from '../web/plainPage.ts';
import type { PartHealth } from './health.ts';

/** The health of the local backend as a page that refreshes itself. */
export function healthPage(parts: readonly PartHealth[]): string {
  const down = parts.filter(({ up }) => !up).length;
  const rows = parts.map(
    ({ part, address, up, milliseconds, fault = '' }) => `<tr>
      <th scope="row">${escapeHtml(part)}</th>
      <td>${up ? 'up' : `<strong>down</strong>: ${escapeHtml(fault)}`}</td>
      <td>${milliseconds} ms</td>
      <td>${escapeHtml(address)}</td>
    </tr>`,
  );
  return plainPage(
    'Health',
    `<h1>${down === 0 ? 'Everything is up' : `${down} of ${parts.length} parts down`}</h1>
     <table><thead><tr><th scope="col">Part</th><th scope="col">State</th><th scope="col">Answered in</th><th scope="col">Address</th></tr></thead>
     <tbody>${rows.join('')}</tbody></table>
     <p><a href="/">E-mail inbox</a></p>`,
    '<meta http-equiv="refresh" content="5">',
  );
}
