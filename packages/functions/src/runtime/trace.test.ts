import { describe, expect, it } from 'vitest';
import { readTrace } from './trace.ts';

const TRACE = '4bf92f3577b34da6a3ce929d0e0e4736';
const SPAN = '00f067aa0ba902b7';

describe('the trace of a call', () => {
  it('is parsed from traceparent, with the reference that the app shows', () => {
    expect(readTrace({ traceparent: `00-${TRACE}-${SPAN}-00` })).toEqual({
      traceId: TRACE,
      spanId: SPAN,
      reference: '4BF92F35',
    });
  });

  it.each([
    ['nothing', undefined],
    ['free text', 'jack@demo.test'],
    ['capital letters', `00-${TRACE.toUpperCase()}-${SPAN}-00`],
    ['only zeros', `00-${'0'.repeat(32)}-${SPAN}-00`],
    ['a span of zeros', `00-${TRACE}-${'0'.repeat(16)}-00`],
    ['more than it holds', `00-${TRACE}-${SPAN}-00-jack@demo.test`],
    ['a line break', `00-${TRACE}-${SPAN}-00\n{"severity":"ERROR"}`],
  ])('is null for %s', (_, traceparent) => {
    expect(readTrace({ traceparent })).toBeNull();
  });
});
