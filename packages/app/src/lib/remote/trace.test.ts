import { expect, it } from 'vitest';
import { traceparent, visitReference } from './trace.ts';

it('gives each call its own span in the trace of the visit, in the W3C format', () => {
  const calls = Array.from({ length: 3 }, traceparent);
  for (const call of calls) expect(call).toMatch(/^00-[0-9a-f]{32}-[0-9a-f]{16}-00$/);
  expect(new Set(calls).size).toBe(3);
  const [trace, ...others] = new Set(calls.map((call) => call.split('-')[1]));
  expect(others).toEqual([]);
  expect(visitReference).toBe(trace?.slice(0, 8).toUpperCase());
});
