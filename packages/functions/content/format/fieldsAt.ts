import type * as z from 'zod/mini';
import type { Path } from './problem.ts';

/** The parts of zod's definitions that lead to a field. */
interface Definition {
  readonly shape?: Readonly<Record<string, z.ZodMiniType>>;
  readonly element?: z.ZodMiniType;
  readonly innerType?: z.ZodMiniType;
  readonly in?: z.ZodMiniType;
}

/** The fields that an object of a schema has at a path; none if there is no object with known fields. */
export function fieldsAt(schema: z.ZodMiniType | undefined, path: Path): readonly string[] {
  if (!schema) return [];
  const { shape, element, innerType, in: input } = schema._zod.def as Definition;
  const inner = innerType ?? input;
  if (inner) return fieldsAt(inner, path);
  const [step, ...rest] = path;
  if (step === undefined) return Object.keys(shape ?? {});
  return fieldsAt(typeof step === 'number' ? element : shape?.[step], rest);
}
