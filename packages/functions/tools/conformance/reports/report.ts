import { shownBody, shownRequest } from './redact.ts';
import type { Result } from './runCases.ts';

/** One line of the table: service, id, requirement and outcome. */
export function tableLine({ case: { service, id, requirement }, outcome }: Result): string {
  return `${outcome.padEnd(10)}  ${service.padEnd(7)}  ${id.padEnd(26)}  ${requirement}`;
}

/** The failed cases with request, reply and expectation, and the reasons of the cases that were not tested. */
export function details(results: readonly Result[]): string {
  return results
    .flatMap((result) => {
      if (result.outcome === 'passed') return [];
      const { id, service } = result.case;
      if (result.outcome === 'not tested') return [`${id} was not tested. ${result.reason}\n`];
      const { expected, exchange } = result;
      const made = exchange && [
        `  request   ${shownRequest(exchange.request)}`,
        `  reply     ${shownReply(exchange.reply, service === 'members')}`,
      ];
      return [[`${id} failed.`, ...(made ?? []), `  expected  ${expected}`, ''].join('\n')];
    })
    .join('\n');
}

/** The last line: `N passed, N failed, N not tested`. */
export function totals(results: readonly Result[]): string {
  const count = (outcome: Result['outcome']) =>
    results.filter((each) => each.outcome === outcome).length;
  return `${count('passed')} passed, ${count('failed')} failed, ${count('not tested')} not tested`;
}

type Reply = NonNullable<Extract<Result, { readonly outcome: 'failed' }>['exchange']>['reply'];

function shownReply(reply: Reply, isPersonal: boolean): string {
  if ('failure' in reply) return reply.failure;
  return `${reply.status}, ${reply.ms.toFixed(0)} ms  ${shownBody(reply.text, isPersonal)}`;
}
