import { variableName, type vars } from '../../tokens/vars.ts';

/** A token's name in code, in style sheets and in design tools. */
export interface TokenNames {
  /** As in TypeScript: `vars.color.accent`, `vars.space[4]`. */
  readonly code: string;
  /** The CSS variable: `var(--ui-color-accent)`. */
  readonly css: string;
  /** The path in the Design Tokens files: `color.accent`. */
  readonly design: string;
}

/** Returns the names of a token by its group and its name within the group. */
export function tokenNames(group: keyof typeof vars, token: string): TokenNames {
  return {
    code: /^\d/.test(token) ? `vars.${group}[${token}]` : `vars.${group}.${token}`,
    css: `var(${variableName(group, token)})`,
    design: `${group}.${token}`,
  };
}
