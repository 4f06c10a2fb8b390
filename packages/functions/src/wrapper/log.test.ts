import { describe, expect, it } from 'vitest';
import { refusal, toRefusal } from './errors.ts';
import { faultOf } from './log.ts';
import { BrokenReplyError } from './payload.ts';

const personal = 'jack@demo.test was born\n    at home on 1980-02-29';

describe('what the log says of a fault', () => {
  it('its kind and place, and not its message', () => {
    const error = new TypeError(personal);
    const fault = faultOf(error, toRefusal(error));
    expect(fault).toMatchObject({ kind: 'TypeError' });
    expect(fault?.stack[0]).toContain('log.test.ts');
    expect(JSON.stringify(fault)).not.toMatch(/jack|1980/);
  });

  it('the fields of a reply that broke its contract', () => {
    const error = new BrokenReplyError(['result.email']);
    expect(faultOf(error, toRefusal(error))).toMatchObject({
      kind: 'BrokenReplyError',
      fields: ['result.email'],
    });
  });

  it('nothing where the caller was refused, or where no error was thrown', () => {
    const denied = refusal('permission-denied');
    expect(faultOf(denied, denied)).toBeUndefined();
    expect(faultOf(personal, toRefusal(personal))).toBeUndefined();
  });
});
