import { EvaluationError } from './values.ts';

/**
 * Syntax of JavaScript that RE2, the syntax of the rules language, lacks: look-around and back-references. Production
 * rejects it too.
 */
const NOT_RE2 = /\(\?<?[=!]|\\[1-9]|\\k</;

const compiled = new Map<string, RegExp>();

/** The reason why a pattern is invalid, or null. */
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

/** True if the expression matches the whole string, as `matches` requires. */
export function matchesWhole(value: string, pattern: string): boolean {
  return expressionFor(`^(?:${pattern})$`).test(value);
}

export function splitBy(value: string, pattern: string): readonly string[] {
  return value.split(expressionFor(pattern));
}

export function replaceAll(value: string, pattern: string, by: string): string {
  return value.replaceAll(expressionFor(pattern), () => by);
}
