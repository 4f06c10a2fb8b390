import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { ROOT } from '../lib/setUp.mjs';

const read = (path) => readFileSync(join(ROOT, path), 'utf8');

describe('the security policy', () => {
  it('allows the script of index.html by its hash, and no other', () => {
    const scripts = [...read('packages/app/index.html').matchAll(/<script>(.*?)<\/script>/gs)];
    const hashes = scripts.map(([, text]) => {
      return `'sha256-${createHash('sha256').update(text).digest('base64')}'`;
    });
    const policy = /script-src ([^;]*);/.exec(read('firebase.json'))?.[1];
    expect(policy).toBe(["'self'", ...hashes].join(' '));
  });
});
