/** A position in a rules file; line and column start at 1. */
export interface Position {
  readonly line: number;
  readonly column: number;
}

/** An error in a rules file, with its position. */
export class RulesError extends Error {
  readonly position: Position;

  constructor(message: string, position: Position) {
    super(`${position.line}:${position.column}: ${message}`);
    this.name = 'RulesError';
    this.position = position;
  }
}

export type BinaryOperator =
  | '||'
  | '&&'
  | '=='
  | '!='
  | '<'
  | '<='
  | '>'
  | '>='
  | 'in'
  | '+'
  | '-'
  | '*'
  | '/'
  | '%';

export type Expression = { readonly at: Position } & (
  | { readonly kind: 'null' }
  | { readonly kind: 'boolean'; readonly value: boolean }
  | { readonly kind: 'integer'; readonly value: bigint }
  | { readonly kind: 'float'; readonly value: number }
  | { readonly kind: 'string'; readonly value: string }
  | { readonly kind: 'list'; readonly items: readonly Expression[] }
  | { readonly kind: 'map'; readonly entries: readonly (readonly [Expression, Expression])[] }
  /** `/a/$(b)`: a literal segment is a string expression. */
  | { readonly kind: 'path'; readonly segments: readonly Expression[] }
  | { readonly kind: 'name'; readonly name: string }
  | { readonly kind: 'member'; readonly object: Expression; readonly name: string }
  | { readonly kind: 'index'; readonly object: Expression; readonly index: Expression }
  | {
      readonly kind: 'slice';
      readonly object: Expression;
      readonly from: Expression;
      readonly to: Expression;
    }
  | { readonly kind: 'call'; readonly name: string; readonly args: readonly Expression[] }
  | {
      readonly kind: 'method';
      readonly object: Expression;
      readonly name: string;
      readonly args: readonly Expression[];
    }
  | { readonly kind: 'unary'; readonly op: '!' | '-'; readonly operand: Expression }
  | {
      readonly kind: 'binary';
      readonly op: BinaryOperator;
      readonly left: Expression;
      readonly right: Expression;
    }
  | { readonly kind: 'is'; readonly operand: Expression; readonly type: string }
  | {
      readonly kind: 'conditional';
      readonly test: Expression;
      readonly then: Expression;
      readonly otherwise: Expression;
    }
);

export interface FunctionDeclaration {
  readonly at: Position;
  readonly name: string;
  readonly parameters: readonly string[];
  readonly bindings: readonly {
    readonly at: Position;
    readonly name: string;
    readonly value: Expression;
  }[];
  readonly result: Expression;
}

/** The operations of clients. In a file, `read` and `write` stand for several of them. */
export const OPERATIONS = ['get', 'list', 'create', 'update', 'delete'] as const;
export type Operation = (typeof OPERATIONS)[number];

export interface Allow {
  readonly at: Position;
  readonly operations: readonly Operation[];
  /** Null if the statement has no condition. */
  readonly condition: Expression | null;
}

export type PatternSegment =
  | { readonly kind: 'literal'; readonly text: string }
  | { readonly kind: 'wildcard' | 'recursive'; readonly name: string };

export interface Match {
  readonly at: Position;
  readonly pattern: readonly PatternSegment[];
  readonly functions: readonly FunctionDeclaration[];
  readonly allows: readonly Allow[];
  readonly matches: readonly Match[];
}

/** A complete rules file: the content of its `service` block. */
export interface RulesFile {
  readonly functions: readonly FunctionDeclaration[];
  readonly matches: readonly Match[];
}
