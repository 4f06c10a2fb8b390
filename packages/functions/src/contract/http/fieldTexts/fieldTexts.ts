type Json = Readonly<Record<string, unknown>>;

/** The descriptions of a service's fields, which its engineers read in place of our source. */
export interface FieldTexts {
  /** By the name of a parameter, or of a field of a body or reply without a named schema. */
  readonly shared: Readonly<Record<string, string>>;
  /** By the name of a schema, then by field. `a/b` is the field `b` of `a`, also if `a` is a list. */
  readonly schemas: Readonly<Record<string, Readonly<Record<string, string>>>>;
}

/** A JSON schema whose fields have these descriptions. `parent` is the path to the schema, with a slash at its end. */
export function withTexts(
  schema: Json,
  texts: Readonly<Record<string, string>>,
  parent = '',
): Json {
  return Object.fromEntries(
    Object.entries(schema).map(([key, value]) => {
      if (key === 'items') return [key, withTexts(value as Json, texts, parent)];
      if (key === 'anyOf') {
        return [key, (value as Json[]).map((each) => withTexts(each, texts, parent))];
      }
      if (key !== 'properties') return [key, value];
      const fields = Object.entries(value as Readonly<Record<string, Json>>);
      return [key, Object.fromEntries(fields.map(([name, field]) => describedField(name, field)))];
    }),
  );

  function describedField(name: string, field: Json) {
    const path = `${parent}${name}`;
    const description = texts[path];
    const described = withTexts(field, texts, `${path}/`);
    return [name, { ...(description !== undefined && { description }), ...described }];
  }
}
