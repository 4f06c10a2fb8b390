type Json = Readonly<Record<string, unknown>>;

/** The parts of a description that a service and its client exchange. */
interface Description {
  readonly paths: Readonly<Record<string, Readonly<Record<string, { requestBody?: unknown }>>>>;
  readonly components: { readonly schemas: Json };
}

/**
 * The places, as JSON pointers, where an OpenAPI description breaks a service that follows the released one.
 * Compatible are changes of texts and examples, new operations that a service need not have, new headers that a request
 * need not have, and in replies new optional fields, and fields that become optional or nullable. Objects are strict, so a new field of a request is breaking. Every
 * other change counts as breaking.
 */
export function breakingChanges(released: Description, current: Description): string[] {
  const requested = schemasOfRequests(current);
  const isReply = (path: readonly string[]) =>
    path.includes('responses') || (path[1] === 'schemas' && !requested.has(path[2] ?? ''));
  const compare = (path: readonly string[], older: unknown, newer: unknown): string[] => {
    const before = byName(older);
    const after = byName(newer);
    if (isReply(path) && isWider(path, before, after)) return [];
    const inner = isReply(path) ? nonNull(after) : null;
    if (inner && !('anyOf' in Object(before))) return compare(path, before, inner);
    if (!isObject(before) || !isObject(after)) {
      return JSON.stringify(before) === JSON.stringify(after) ? [] : [`/${path.join('/')}`];
    }
    return [...new Set([...Object.keys(before), ...Object.keys(after)])].flatMap((key) => {
      if (isText(key, before[key] ?? after[key]) || isExample(path, key)) return [];
      if (!(key in before) && path.at(-1) === 'properties' && isReply(path)) return [];
      if (!(key in before) && isOptional(path, after[key])) return [];
      return compare([...path, key.replaceAll('/', '~1')], before[key], after[key]);
    });
  };
  return [
    ...compare(['paths'], released.paths, current.paths),
    ...compare(['components'], released.components, current.components),
  ];
}

/** The named schemas in the bodies of requests, also through other schemas. */
function schemasOfRequests({ paths, components }: Description): ReadonlySet<string> {
  const found = new Set<string>();
  const add = (part: unknown) => {
    for (const [, id = ''] of JSON.stringify(part ?? null).matchAll(/schemas\/(\w+)"/g)) {
      if (found.has(id)) continue;
      found.add(id);
      add(components.schemas[id]);
    }
  };
  for (const methods of Object.values(paths)) {
    for (const { requestBody } of Object.values(methods)) add(requestBody);
  }
  return found;
}

function isObject(value: unknown): value is Json {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/**
 * True for a path with optional operations alone, for a schema, which breaks nothing until it is used, and for a header
 * that is not required: HTTP ignores an unknown one.
 */
function isOptional(path: readonly string[], added: unknown): boolean {
  if (path.join('/') === 'components/schemas') return true;
  if (path.at(-1) === 'parameters' && isParameter(added)) {
    return added.in === 'header' && added.required === false;
  }
  const operations = path.join('/') === 'paths' && isObject(added) ? Object.values(added) : [];
  const isOne = (each: unknown) =>
    isObject(each) && isObject(each['responses']) && '501' in each['responses'];
  return operations.length > 0 && operations.every(isOne);
}

/** True for the required fields of an object that are fewer than before. */
function isWider(path: readonly string[], before: unknown, after: unknown): boolean {
  if (path.at(-1) !== 'required' || !Array.isArray(before)) return false;
  return (Array.isArray(after) ? after : []).every((name) => before.includes(name));
}

/** The schema of the values that are not null, of a schema that allows null; null for another schema. */
function nonNull(schema: unknown): Json | null {
  if (!isObject(schema) || !Array.isArray(schema['anyOf'])) return null;
  const { anyOf, ...rest } = schema;
  const [first, second, ...others] = anyOf as readonly Json[];
  return second?.['type'] === 'null' && others.length === 0 ? { ...rest, ...first } : null;
}

/** The example of a body or of a parameter, beside its schema. */
function isExample(path: readonly string[], key: string): boolean {
  return key === 'example' && (path.at(-2) === 'content' || path.at(-2) === 'parameters');
}

/** Parameters by place and name, so that a changed text of one is no change of the list. */
function byName(value: unknown): unknown {
  if (!Array.isArray(value) || value.length === 0 || !value.every(isParameter)) return value;
  return Object.fromEntries(value.map((each) => [`${each.in} ${each.name}`, each]));
}

function isParameter(
  value: unknown,
): value is { readonly in: string; readonly name: string; readonly required?: boolean } {
  return isObject(value) && 'in' in value && 'name' in value;
}

/** A field can be called `description` too: then its value is a schema. */
function isText(key: string, value: unknown): boolean {
  return (key === 'description' || key === 'summary') && typeof value === 'string';
}
