import { parseSync } from 'oxc-parser';

/**
 * Finds the features of `newerScriptFeatures` in a script, and the styles in its tagged templates.
 * @param {string} code
 * @param {ReturnType<typeof import('./scriptFeatures.mjs').newerScriptFeatures>} newer
 * @returns {{ uses: import('./scriptFeatures.mjs').Newer[], styles: string[] }}
 * @throws if the code is not a valid script
 */
export function usesOfScript(code, newer) {
  const { program, errors } = parseSync('script.js', code);
  if (errors.length > 0) throw new Error(errors[0].message);
  const uses = [];
  const styles = [];
  const use = (feature) => feature && uses.push(feature);
  walk(program, (node, parent, place) => {
    if (node.type === 'Identifier' && isReference(parent, place)) use(newer.globals.get(node.name));
    if (node.type === 'MemberExpression') takeMember(node, newer, use);
    if (node.type === 'BinaryExpression' && node.operator === 'in') {
      takeNamed(node.right, stringOf(node.left), newer, use);
    }
    if (node.type === 'CallExpression') takeOptions(node, newer, use);
    // A string is a JSX property, and not an option of the same name.
    if (node.type === 'Property' && stringOf(node.value) !== null) {
      use(newer.attributes.get(nameOf(node.key)?.toLowerCase()));
    }
    if (node.type === 'Literal' && node.regex?.flags.includes('v')) use(UNICODE_SETS);
    if (node.type === 'TaggedTemplateExpression') styles.push(textOf(node.quasi));
  });
  return { uses, styles };
}

const UNICODE_SETS = {
  feature: 'RegExp flag v',
  lacking: ['Safari', 'Chrome', 'Samsung Internet', 'Firefox'],
};

function takeMember({ object, property, computed }, newer, use) {
  takeNamed(object, computed ? stringOf(property) : property.name, newer, use);
}

function takeNamed(owner, name, { globals, statics, members }, use) {
  const of = owner.type === 'Identifier' ? owner.name : null;
  if (['window', 'globalThis', 'self'].includes(of)) use(globals.get(name));
  else use(statics.get(`${of}.${name}`) ?? members.get(name));
}

function takeOptions({ callee, arguments: given }, { options }, use) {
  const method = callee.type === 'MemberExpression' ? callee.property.name : callee.name;
  for (const argument of given) {
    if (argument.type !== 'ObjectExpression') continue;
    for (const { key } of argument.properties) use(options.get(`${method}({ ${nameOf(key)} })`));
  }
}

/** The value of a string literal, or null. Minifiers write some strings as templates. */
function stringOf(node) {
  if (node.type === 'TemplateLiteral' && node.quasis.length === 1)
    return node.quasis[0].value.cooked;
  return typeof node.value === 'string' ? node.value : null;
}

function nameOf(key) {
  const name = key?.name ?? key?.value;
  return typeof name === 'string' ? name : undefined;
}

/** Whether an identifier reads a variable, and is not the name of a member or a key. */
function isReference(parent, place) {
  if (parent.type === 'MemberExpression') return place === 'object' || parent.computed;
  if (parent.type === 'Property') return place === 'value' && !parent.shorthand;
  return !/^(?:MethodDefinition|PropertyDefinition|Import|Export|LabeledStatement)/.test(
    parent.type,
  );
}

/** The text of a template, with each expression as a comment, which is valid anywhere in CSS. */
function textOf({ quasis }) {
  return quasis.map(({ value }) => value.cooked ?? value.raw).join('/**/');
}

function walk(node, visit, parent = {}, place = '') {
  if (Array.isArray(node)) {
    for (const each of node) walk(each, visit, parent, place);
  } else if (node && typeof node.type === 'string') {
    visit(node, parent, place);
    for (const [key, value] of Object.entries(node)) {
      if (value && typeof value === 'object') walk(value, visit, node, key);
    }
  }
}
