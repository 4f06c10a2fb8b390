import type { Refusal, ServiceState } from '../../src/runtime/serviceStates.ts';
import { timeOf } from '../services/notices.ts';
import { escapeHtml, plainPage } from '../web/plainPage.ts';
import type { Health } from './health.ts';

/** The health of the local backend as a page that refreshes itself. */
export function healthPage({ parts, services, refusals }: Health): string {
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
     ${table(['Part', 'State', 'Answered in', 'Address'], rows)}
     ${servicesOf(services)}
     ${refusalsOf(refusals)}
     <p><a href="/">E-mail inbox</a></p>`,
    '<meta http-equiv="refresh" content="5">',
  );
}

/** The circuits of the services that were called; nothing before the first call. */
function servicesOf(services: readonly ServiceState[]): string {
  if (services.length === 0) return '';
  const rows = services.map(
    ({ service, circuit, answersSince }) => `<tr>
      <th scope="row">${escapeHtml(service)}</th>
      <td>${circuit === 'closed' ? circuit : `<strong>${circuit}</strong>`}</td>
      <td>${answersSince === null ? '<strong>does not answer</strong>' : escapeHtml(timeOf(answersSince))}</td>
    </tr>`,
  );
  return `<h2>Services of the group</h2>
     ${table(['Service', 'Circuit', 'Answers since'], rows)}`;
}

/** Names operations, fields and rules, and no values. */
function refusalsOf(refusals: readonly Refusal[]): string {
  if (refusals.length === 0) return '';
  const rows = refusals.map(
    ({ at, detail, fields, rule }) => `<tr>
      <td>${escapeHtml(timeOf(at))}</td>
      <th scope="row">${escapeHtml(detail)}</th>
      <td>${escapeHtml(fields.join(', '))}</td>
      <td>${rule ?? ''}</td>
    </tr>`,
  );
  return `<h2>Refused replies</h2>
     ${table(['Time', 'Reply', 'Fields', 'Rule (docs/connect.md)'], rows)}`;
}

function table(columns: readonly string[], rows: readonly string[]): string {
  const heads = columns.map((name) => `<th scope="col">${name}</th>`).join('');
  return `<table><thead><tr>${heads}</tr></thead><tbody>${rows.join('')}</tbody></table>`;
}
