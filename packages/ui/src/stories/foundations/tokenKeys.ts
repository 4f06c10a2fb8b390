/** The names of a group of tokens, in source order. */
export function tokenKeys<Tokens extends object>(tokens: Tokens): (keyof Tokens & string)[] {
  return Object.keys(tokens) as (keyof Tokens & string)[];
}
