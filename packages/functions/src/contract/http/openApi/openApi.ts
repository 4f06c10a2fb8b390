import * as z from 'zod/mini';
import { type FieldTexts, withTexts } from '../fieldTexts/fieldTexts.ts';
import type { HttpService, Operation } from '../operation.ts';
import { CONTENT_RULES } from '../rules/content.ts';
import { GENERAL_RULES } from '../rules/general.ts';
import { MEMBER_RULES } from '../rules/members.ts';
import type { Rule } from '../rules/rule.ts';
import { rulesNaming } from '../rules/rules.ts';

type Json = Readonly<Record<string, unknown>>;

/** An example of a request and of its reply. */
export interface Example {
  readonly request: {
    readonly params?: Json;
    readonly query?: Json;
    readonly body?: unknown;
  };
  readonly reply: unknown;
}

/** Examples by the id of the operation. */
export type Examples = Readonly<Record<string, Example>>;

/** The OpenAPI 3.1 description of a service, as JSON with a newline at its end. */
export function toOpenApi(
  service: HttpService,
  examples: Examples = {},
  texts: FieldTexts = { shared: {}, schemas: {} },
): string {
  const registry = z.registry<{ id: string }>();
  for (const [id, schema] of Object.entries(service.schemas)) registry.add(schema, { id });
  // The reply of the service is the input of the schema, and the request is its output.
  const toSchema = (schema: z.ZodMiniType, io: 'input' | 'output') => {
    const { $schema, $defs, ...rest } = z.toJSONSchema(schema, { io, metadata: registry });
    return withTexts(withReferences(rest), texts.shared);
  };
  const paths: Record<string, Record<string, unknown>> = {};
  for (const operation of service.operations) {
    paths[operation.path] ??= {};
    Object.assign(paths[operation.path] ?? {}, {
      [operation.method]: describe(operation, {
        isCached: service.isCached,
        example: examples[operation.id],
        texts,
        toSchema,
      }),
    });
  }
  const { schemas } = z.toJSONSchema(registry, { io: 'input', uri: referenceTo });
  const components = Object.entries(schemas).map(([id, { $schema, $id, id: _, ...rest }]) => [
    id,
    withTexts(rest, texts.schemas[id] ?? {}),
  ]);
  const description = {
    openapi: '3.1.1',
    info: {
      title: service.title,
      version: service.version,
      description: `${service.description}\n\n${ruleTexts(rulesOfAll(service))}`,
    },
    servers: [{ url: service.exampleOrigin, description: 'An example.' }],
    // One of the two.
    security: [{ bearer: [] }, { clientCredentials: [] }],
    paths,
    components: {
      securitySchemes: {
        bearer: { type: 'http', scheme: 'bearer', description: 'A fixed token.' },
        clientCredentials: {
          type: 'oauth2',
          description: 'A token of the group’s token endpoint.',
          flows: {
            clientCredentials: { tokenUrl: 'https://login.casino.test/token', scopes: {} },
          },
        },
      },
      schemas: Object.fromEntries(components),
      responses: RESPONSES,
    },
  };
  return `${JSON.stringify(description, null, 2)}\n`;
}

const RESPONSES: Json = {
  Invalid: { description: 'The request does not match this description.' },
  Unauthorized: { description: 'The bearer token is missing, wrong or expired.' },
  TooMany: {
    description: 'Too many requests.',
    headers: { 'Retry-After': { description: 'Seconds.', schema: { type: 'integer' } } },
  },
  Failed: { description: 'The service failed.' },
};

type SchemaOf = (schema: z.ZodMiniType, io: 'input' | 'output') => Json;

interface Context {
  readonly isCached: boolean;
  readonly example: Example | undefined;
  readonly texts: FieldTexts;
  readonly toSchema: SchemaOf;
}

function describe(operation: Operation, { isCached, example, texts, toSchema }: Context): Json {
  const { id, summary, params = {}, query = {}, body, reply } = operation;
  const place = (
    where: string,
    fields: Readonly<Record<string, z.ZodMiniType>>,
    examples: Json = {},
  ) =>
    Object.entries(fields).map(([name, schema]) => ({
      name,
      in: where,
      required: name !== 'cursor',
      description: texts.shared[name],
      schema: toSchema(schema, 'output'),
      ...(name in examples && { example: examples[name] }),
    }));
  const header = (name: string, required: boolean, description: string) => ({
    name,
    in: 'header',
    required,
    description,
    schema: { type: 'string' },
  });
  const headers = [
    isCached && header('If-None-Match', false, 'The ETag of an earlier reply.'),
    operation.isTranslated &&
      header('Accept-Language', false, 'The language of the page, a BCP 47 tag.'),
    operation.isKeyed &&
      header('Idempotency-Key', true, 'A repeated key has one effect, and the same reply.'),
  ].filter((each) => each !== false && each !== undefined);
  const { request, reply: replied } = example ?? {};
  const rules = rulesNaming(id);
  return {
    operationId: id,
    summary,
    ...(rules.length > 0 && { description: ruleTexts(rules) }),
    parameters: [
      ...place('path', params, request?.params),
      ...place('query', query, request?.query),
      ...headers,
    ],
    ...(body && {
      requestBody: { required: true, ...json(toSchema(body, 'output'), request?.body) },
    }),
    responses: {
      200: {
        description: 'The reply.',
        ...(isCached && { headers: { ETag: { schema: { type: 'string' } } } }),
        ...json(toSchema(reply, 'input'), replied),
      },
      ...(isCached && { 304: { description: 'The content is unchanged.' } }),
      400: { $ref: '#/components/responses/Invalid' },
      401: { $ref: '#/components/responses/Unauthorized' },
      ...(operation.notFound && { 404: { description: operation.notFound } }),
      ...(operation.conflict && { 409: { description: operation.conflict } }),
      429: { $ref: '#/components/responses/TooMany' },
      500: { $ref: '#/components/responses/Failed' },
      ...(operation.isOptional && { 501: { description: 'The service does not have it.' } }),
    },
  };
}

/** The rules that every operation of a service follows. */
function rulesOfAll({ isCached }: HttpService): readonly Rule[] {
  const own: readonly Rule[] = isCached ? CONTENT_RULES : MEMBER_RULES;
  return [...GENERAL_RULES, ...own].filter(({ operations }) => operations === 'all');
}

/** A list in Markdown, which viewers of OpenAPI show. */
function ruleTexts(rules: readonly Rule[]): string {
  return rules.map(({ id, text }) => `- **${id}** ${text}`).join('\n');
}

function json(schema: Json, example?: unknown): Json {
  return { content: { 'application/json': { schema, ...(example !== undefined && { example }) } } };
}

function referenceTo(id: string): string {
  return `#/components/schemas/${id}`;
}

/** Points the references of one schema at the components of the description. */
function withReferences(schema: Json): Json {
  return JSON.parse(JSON.stringify(schema).replaceAll('"#/$defs/', '"#/components/schemas/'));
}
