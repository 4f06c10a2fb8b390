import { memberMonth, monthlyCost, totalsOf } from './model.mjs';
import { MONTH } from './prices.mjs';

export const MEMBERS = [10_000, 100_000, 1_000_000];

const COUNTED = ['calls', 'identity', 'reads', 'writes', 'deletes'];
const whole = (number) => Math.round(number).toLocaleString('en-GB');

/** The tables of docs/costs.md as Markdown, from the result of `countVisits`. */
export function tables(visits) {
  return { visits: visitsTable(visits), reads: readsTable(visits), money: moneyTable(visits) };
}

function visitsTable(visits) {
  const head =
    'step | in a month | callables | calls of the identity service | reads | writes | deletes';
  const steps = Object.entries(visits).map(([step, counts]) => [
    step,
    MONTH[step],
    ...figures(totalsOf(counts)),
  ]);
  return table(head, [...steps, ['a member’s month', '', ...figures(memberMonth(visits))]]);
}

const figures = (totals) => COUNTED.map((what) => whole(totals[what]));

/** The reads of a member's month by collection, in descending order. */
function readsTable(visits) {
  const byCollection = {};
  for (const [step, { reads }] of Object.entries(visits)) {
    for (const [collection, count] of Object.entries(reads)) {
      byCollection[collection] = (byCollection[collection] ?? 0) + MONTH[step] * count;
    }
  }
  const { reads: all } = memberMonth(visits);
  const rows = Object.entries(byCollection)
    .toSorted(([, one], [, other]) => other - one)
    .map(([collection, count]) => [
      `\`${collection}\``,
      whole(count),
      `${whole((100 * count) / all)} %`,
    ]);
  return table('collection | reads in a member’s month | share', rows);
}

function moneyTable(visits) {
  const costs = MEMBERS.map((members) => monthlyCost(members, visits));
  const total = costs.map((cost) => Object.values(cost).reduce((sum, each) => sum + each, 0));
  const rows = Object.keys(costs[0]).map((service) => [
    service,
    ...costs.map((cost) => whole(cost[service])),
  ]);
  const each = total.map((cost, index) => (cost / MEMBERS[index]).toFixed(4));
  return table(
    `dollars a month | ${MEMBERS.map((count) => `${whole(count)} members`).join(' | ')}`,
    [
      ...rows,
      ['**all**', ...total.map((cost) => `**${whole(cost)}**`)],
      ['for each member', ...each],
    ],
  );
}

function table(head, rows) {
  const columns = head.split(' | ').length;
  return [
    `| ${head} |`,
    `|${'---|'.repeat(columns)}`,
    ...rows.map((row) => `| ${row.join(' | ')} |`),
  ].join('\n');
}
