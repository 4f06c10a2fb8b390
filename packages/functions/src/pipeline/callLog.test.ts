import { describe, expect, it } from 'vitest';
import { BrokenReplyError } from '../runtime/brokenReplyError.ts';
import { toFailure } from './callLog.ts';
import { callableError, toCallableError } from './errors.ts';

const personal = 'jack@demo.test was born\n    at home on 1980-02-29';

describe('the log of a failure', () => {
  it('has its kind and stack, and not its message', () => {
    const error = new TypeError(personal);
    const failure = toFailure(error, toCallableError(error, 'en-GB'));
    expect(failure).toMatchObject({ kind: 'TypeError' });
    expect(failure?.stack[0]).toContain('callLog.test.ts');
    expect(JSON.stringify(failure)).not.toMatch(/jack|1980/);
  });

  it('has the fields of a reply that does not match its contract', () => {
    const error = new BrokenReplyError(['result.email']);
    expect(toFailure(error, toCallableError(error, 'en-GB'))).toMatchObject({
      kind: 'BrokenReplyError',
      fields: ['result.email'],
    });
  });

  it('is empty if the caller was rejected or the thrown value is no error', () => {
    const denied = callableError('permission-denied');
    expect(toFailure(denied, denied)).toBeUndefined();
    expect(toFailure(personal, toCallableError(personal, 'en-GB'))).toBeUndefined();
  });
});
