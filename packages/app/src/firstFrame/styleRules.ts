/** The rules of each style sheet that was written by script, in their order. */
const sheets = new Map<CSSStyleSheet, string[]>();

/**
 * Remembers the rules that styled-components writes: it hands them to the browser, which cannot give them
 * back as they were. A shorthand with a variable, a part of which is overridden, comes back empty.
 */
export function rememberRules(): void {
  const { insertRule } = CSSStyleSheet.prototype;
  CSSStyleSheet.prototype.insertRule = function remember(rule, index) {
    const place = insertRule.call(this, rule, index);
    const rules = sheets.get(this) ?? [];
    rules.splice(place, 0, rule);
    sheets.set(this, rules);
    return place;
  };
}

/** Every rule that was inserted since. */
export function rememberedRules(): readonly string[] {
  return [...sheets.values()].flat();
}
