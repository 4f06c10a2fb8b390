import { describe, expect, it } from 'vitest';
import { BrokenReplyError } from '../runtime/brokenReplyError.ts';
import { faultOf } from './callLog.ts';
import { callableError, toCallableError } from './errors.ts';

const personal = 'jack@demo.test was born\n    at home on 1980-02-29';

describe('the log of a fault', () => {
  it('has its kind and stack, and not its message', () => {
    const error = new TypeError(personal);
    const fault = faultOf(error, toCallableError(error));
    expect(fault).toMatchObject({ kind: 'TypeError' });
    expect(fault?.stack[0]).toContain('callLog.test.ts');
    expect(JSON.stringify(fault)).not.toMatch(/jack|1980/);
  });

  it('has the fields of a reply that does not match its contract', () => {
    const error = new BrokenReplyError(['result.email']);
    expect(faultOf(error, toCallableError(error))).toMatchObject({
      kind: 'BrokenReplyError',
      fields: ['result.email'],
    });
  });

  it('is empty if the caller was rejected or the thrown value is no error', () => {
    const denied = callableError('permission-denied');
    expect(faultOf(denied, denied)).toBeUndefined();
    expect(faultOf(personal, toCallableError(personal))).toBeUndefined();
  });
});
