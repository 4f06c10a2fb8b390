import { EvaluationError } from './values.ts';

/**
 * What JavaScript's expressions have and those of the rules language (RE2) do not: looking around and
 * back-references. They are refused, since production would refuse them.
 */
const NOT_RE2 = /\(\?<?[=!]|\\[1-9]|\\k</;

const compiled = new Map<string, RegExp>();

/** Why a pattern cannot be used, or null. */
export function patternFault(pattern: string): string | null {
  if (NOT_RE2.test(pattern)) return 'Look-around and back-references are not part of the language.';
  try {
    compile(pattern);
    return null;
  } catch (error) {
    return error instanceof Error ? error.message : 'Invalid regular expression.';
  }
}

function compile(pattern: string): RegExp {
  let expression = compiled.get(pattern);
  if (!expression) {
    expression = new RegExp(pattern, 'gu');
    compiled.set(pattern, expression);
  }
  return expression;
}

function expressionFor(pattern: string): RegExp {
  const fault = patternFault(pattern);
  if (fault) throw new EvaluationError(fault);
  const expression = compile(pattern);
  expression.lastIndex = 0;
  return expression;
}

/** True where the expression matches the whole string, as `matches` has it. */
export function matchesWhole(value: string, pattern: string): boolean {
  return expressionFor(`^(?:${pattern})$`).test(value);
}

export function splitBy(value: string, pattern: string): readonly string[] {
  return value.split(expressionFor(pattern));
}

export function replaceAll(value: string, pattern: string, by: string): string {
  return value.replaceAll(expressionFor(pattern), () => by);
}
