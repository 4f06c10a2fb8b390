import { findRule } from '../../src/contract/http/rules/rules.ts';
import { venueClock } from '../../src/contract/rules/calendar.ts';
import type { Refusal, ServiceState } from '../../src/runtime/serviceStates.ts';

/** The same reply is refused at each request: one line a minute is enough. */
const QUIET_MS = 60_000;

/** The line of the terminal for a refused reply: operation, fields, rule and log. Holds no value of the reply. */
export function refusalLine({ detail, fields, rule }: Refusal, log: string | null): string {
  const where = fields.length === 0 ? '' : ` (${fields.slice(0, 3).join(', ')})`;
  const broken = rule === null ? '' : ` ${rule}: ${findRule(rule).text}`;
  return `Refused: ${detail}${where}.${broken}${log === null ? '' : ` Log: ${log}`}`;
}

/** The line of the terminal for a service that stops or begins to answer, or whose circuit changes. */
export function stateLine({ service, circuit, answersSince }: ServiceState): string {
  if (circuit === 'open') return `${service}: the circuit is open, no requests are sent for 5 s.`;
  if (circuit === 'half-open') return `${service}: the circuit is half-open, one request is tried.`;
  return answersSince === null
    ? `${service}: does not answer.`
    : `${service}: answers since ${timeOf(answersSince)}.`;
}

/** Prints lines, and a repeated line once a minute. */
export function quietly(
  print: (line: string) => void,
  now: () => number = Date.now,
): (line: string) => void {
  const printed = new Map<string, number>();
  return (line) => {
    const last = printed.get(line);
    if (last !== undefined && now() - last < QUIET_MS) return;
    printed.set(line, now());
    print(line);
  };
}

/** The time of an instant at the casino, with seconds. */
export function timeOf(instant: Date | string): string {
  return venueClock(instant).format('HH:mm:ss');
}
