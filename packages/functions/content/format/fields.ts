/** A value that the seed writes. */
export type Plain =
  | string
  | number
  | boolean
  | null
  | Date
  | readonly Plain[]
  | { readonly [key: string]: Plain };

/** The fields of a document. Dates become timestamps. */
export type Fields = { readonly [key: string]: Plain };
