import { describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { openApiExamples } from '../../../../testing/openApi/openApiExamples.ts';
import { contentHttpService } from '../content.ts';
import { CONTENT_TEXTS } from '../fieldTexts/content.ts';
import { MEMBER_TEXTS } from '../fieldTexts/members.ts';
import { memberHttpService } from '../members.ts';
import type { Operation } from '../operation.ts';
import { RULES, rulesNaming } from '../rules/rules.ts';
import { toOpenApi } from './openApi.ts';

const EXAMPLES = openApiExamples();
const DOCS = '../../../../../../docs/openapi';
const SERVICES = [
  { name: 'content', service: contentHttpService, texts: CONTENT_TEXTS },
  { name: 'members', service: memberHttpService, texts: MEMBER_TEXTS },
];

describe.each(SERVICES)('the OpenAPI description of $name', ({ name, service, texts }) => {
  const text = toOpenApi(service, EXAMPLES, texts);
  const { info, components, paths } = JSON.parse(text);

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

  it.each(operations)('has a valid example of the request and the reply of $id', (operation) => {
    const { id, params = {}, query = {}, body, reply } = operation;
    const { cursor: _, ...required } = query;
    const example = EXAMPLES[id];
    expect(z.safeParse(reply, example?.reply).error).toBeUndefined();
    const request = z.strictObject({
      ...(Object.keys(params).length > 0 && { params: z.strictObject(params) }),
      ...(Object.keys(required).length > 0 && { query: z.strictObject(required) }),
      ...(body && { body }),
    });
    expect(z.safeParse(request, example?.request).error).toBeUndefined();
  });

  it.each(operations)('names the rules of $id', ({ id, method, path }) => {
    for (const rule of rulesNaming(id)) {
      expect(paths[path][method].description).toContain(`**${rule.id}** ${rule.text}`);
    }
  });

  it('names the rules of all operations first, and no unknown rule', () => {
    const prefixes = name === 'content' ? /^[GC]/ : /^[GM]/;
    for (const { id, operations: of } of RULES) {
      if (of === 'all' && prefixes.test(id)) expect(info.description).toContain(`**${id}** `);
    }
    const known = RULES.map(({ id }) => id);
    const named = [...text.matchAll(/\b[GCM]-\d\d\b/g)].map(([id]) => id);
    expect(known).toEqual(expect.arrayContaining(named));
  });

  it('describes each field, and no others', () => {
    const fields = Object.entries<Schema>(components.schemas).map(([id, schema]) => [
      id,
      namesOf(fieldsOf(schema)),
    ]);
    const described = Object.entries(texts.schemas).map(([id, each]) => [
      id,
      namesOf(Object.keys(each)),
    ]);
    expect(Object.fromEntries(fields)).toEqual(Object.fromEntries(described));
    expect(namesOf(unnamedFields(paths))).toEqual(namesOf(Object.keys(texts.shared)));
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
  expect(keyed.map(({ id }) => id)).toEqual([
    'register',
    'updateMember',
    'withdrawMarketing',
    'redeemVoucher',
    'reverseRedemption',
  ]);
});

interface Schema {
  readonly properties?: Readonly<Record<string, Schema>>;
  readonly items?: Schema;
  readonly anyOf?: readonly Schema[];
}

interface Content {
  readonly content?: { readonly 'application/json': { readonly schema: Schema } };
}

interface Described {
  readonly parameters: readonly { readonly name: string; readonly in: string }[];
  readonly requestBody?: Content;
  readonly responses: { readonly 200: Content };
}

/** The paths of all fields of a schema. */
function fieldsOf({ properties = {}, items, anyOf = [] }: Schema): string[] {
  const own = Object.entries(properties).flatMap(([name, field]) => [
    name,
    ...fieldsOf(field).map((path) => `${name}/${path}`),
  ]);
  return [...own, ...[...(items ? [items] : []), ...anyOf].flatMap(fieldsOf)];
}

/** The parameters, and the fields of bodies and replies that are not in a named schema. */
function unnamedFields(paths: Readonly<Record<string, Record<string, Described>>>): string[] {
  return Object.values(paths)
    .flatMap((methods) => Object.values(methods))
    .flatMap(({ parameters, requestBody, responses }) => [
      ...parameters.filter((each) => each.in !== 'header').map(({ name }) => name),
      ...[requestBody, responses[200]].flatMap((each) => {
        const schema = each?.content?.['application/json'].schema;
        return schema ? fieldsOf(schema) : [];
      }),
    ]);
}

function namesOf(fields: readonly string[]): readonly string[] {
  return [...new Set(fields)].toSorted();
}
