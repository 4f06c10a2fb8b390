import { describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { openApiExamples } from '../../../local/seed/openApiExamples.ts';
import { contentHttpService } from './content.ts';
import { memberHttpService } from './members.ts';
import { openApiOf } from './openApi.ts';
import type { Operation } from './operation.ts';

const EXAMPLES = openApiExamples();
const DOCS = '../../../../../docs/openapi';
const SERVICES = [
  { name: 'content', service: contentHttpService },
  { name: 'members', service: memberHttpService },
];

describe.each(SERVICES)('the OpenAPI description of $name', ({ name, service }) => {
  const text = openApiOf(service, EXAMPLES);
  const { components, paths } = JSON.parse(text);

  it('equals the committed file', async () => {
    await expect(text).toMatchFileSnapshot(`${DOCS}/${name}.json`);
  });

  it('defines every schema and response that it references', () => {
    const references = [...text.matchAll(/"\$ref": "([^"]+)"/g)].map(([, path]) => path);
    const defined = (kind: 'schemas' | 'responses') =>
      Object.keys(components[kind]).map((id) => `#/components/${kind}/${id}`);
    expect([...defined('schemas'), ...defined('responses')]).toEqual(
      expect.arrayContaining(references),
    );
  });

  it('has a parameter for each placeholder of a path', () => {
    for (const [path, methods] of Object.entries<Record<string, Described>>(paths)) {
      const placeholders = [...path.matchAll(/\{(\w+)\}/g)].map(([, found]) => found);
      for (const { parameters } of Object.values(methods)) {
        const inPath = parameters.filter((each) => each.in === 'path');
        expect(inPath.map((each) => each.name)).toEqual(placeholders);
      }
    }
  });

  const operations: readonly Operation[] = service.operations;

  it.each(operations)('has a valid example of $id', ({ id, reply }) => {
    expect(EXAMPLES).toHaveProperty(id);
    expect(z.safeParse(reply, EXAMPLES[id]).error).toBeUndefined();
  });

  it('has unique operation ids', () => {
    const ids = service.operations.map(({ id }) => id);
    expect(new Set(ids).size).toBe(ids.length);
  });
});

it('the content service only reads, and its replies have an ETag', () => {
  expect(contentHttpService.operations.every(({ method }) => method === 'get')).toBe(true);
  expect(contentHttpService.isCached).toBe(true);
});

it('requests that change a member have an Idempotency-Key', () => {
  const keyed = memberHttpService.operations.filter((operation) => 'isKeyed' in operation);
  expect(keyed.map(({ id }) => id)).toEqual(['register', 'updateMember', 'withdrawMarketing']);
});

interface Described {
  readonly parameters: readonly { readonly name: string; readonly in: string }[];
}
