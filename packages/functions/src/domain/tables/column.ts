import * as z from 'zod/mini';

/** A column of a table that a person has made. */
export interface Column {
  /** What a cell may hold, to follow "needs". */
  readonly allowed: string;
  /** From the text of a cell, without outer spaces. A date is an ISO day. */
  readonly schema: z.ZodMiniType<Value, string>;
  /** The value of an empty cell. Absent if the column is required. */
  readonly whenEmpty?: Value;
  /** True for a day, whose form the header names. */
  readonly isDate?: boolean;
}

/** A value of a cell. */
export type Value = string | number | boolean | null;

/** The columns of a table by the names of their values. */
export type Columns<Name extends string> = Readonly<Record<Name, Column>>;

/** A whole number without a sign that fits `schema`. */
export function whole(schema: z.ZodMiniType<number, number>) {
  return z.pipe(number(/^\d{1,9}$/), schema);
}

/** A whole number that fits `schema`. Spreadsheets write `+120`, and some a minus sign in place of the hyphen. */
export function signed(schema: z.ZodMiniType<number, number>) {
  return z.pipe(number(/^[+\-\u2212]?\d{1,10}$/), schema);
}

/** A number with up to two decimals. */
export const decimal = number(/^[+\-\u2212]?\d{1,12}(\.\d{1,2})?$/);

function number(form: RegExp) {
  return z.pipe(
    z.string().check(z.regex(form)),
    z.transform((text) => Number(text.replace('\u2212', '-'))),
  );
}
