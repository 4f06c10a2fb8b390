import { describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { BrokenReplyError } from '../runtime/brokenReplyError.ts';
import { parseReply, parseRequest } from './payload.ts';

const schema = z.strictObject({
  name: z.string().check(z.maxLength(5)),
  pets: z.array(z.strictObject({ age: z.int() })),
});

function thrownBy(call: () => unknown): unknown {
  try {
    return call();
  } catch (error) {
    return error;
  }
}

describe('parsing', () => {
  it('returns a request that matches its contract', () => {
    expect(parseRequest(schema, { name: 'Jack', pets: [{ age: 3 }] })).toEqual({
      name: 'Jack',
      pets: [{ age: 3 }],
    });
  });

  it('names the fields and the kind of fault of an invalid request, never its values', () => {
    const error = thrownBy(() =>
      parseRequest(schema, { name: 'secret-name', pets: [{ age: 'secret-age' }], secretKey: 1 }),
    );
    expect(error).toMatchObject({
      code: 'invalid-argument',
      details: {
        fields: [
          { path: 'name', fault: 'too_big' },
          { path: 'pets.0.age', fault: 'invalid_type' },
          { path: '', fault: 'unrecognized_keys' },
        ],
      },
    });
    expect(JSON.stringify(error)).not.toContain('secret');
  });

  it('names at most twenty fields', () => {
    const pets = Array.from({ length: 50 }, () => ({ age: 'old' }));
    const error = thrownBy(() => parseRequest(schema, { name: 'Jack', pets }));
    expect(error).toHaveProperty('details.fields.length', 20);
  });

  it('names the fields of a reply that does not match its contract', () => {
    const error = thrownBy(() => parseReply(schema, { name: 'Jack', pets: [{}] }));
    expect(error).toBeInstanceOf(BrokenReplyError);
    expect(error).toHaveProperty('fields', ['pets.0.age']);
  });
});
