// The main entry is a JSON file of 17 MB, which Vitest transforms for 20 seconds.
import bcd from '@mdn/browser-compat-data/forLegacyNode';
import { parse, walk } from 'css-tree';
import { parseSync, Visitor } from 'oxc-parser';
import { SUPPORTED } from '../../../packages/app/browsers/supported.ts';

/** @typedef {{ feature: string, lacking: import('../../../packages/app/browsers/supported.ts').SupportedBrowser[] }} Newer */

/**
 * The minimum supported browsers that lack a feature, by MDN's data. A feature with a prefix, another name or a flag
 * counts as missing; a partial implementation counts as supported.
 */
function lackingOf({ __compat: { support } }) {
  return Object.keys(SUPPORTED).filter((name) => {
    const minimum = Number.parseFloat(SUPPORTED[name].version);
    // A comparison with NaN, of "preview" or of no version, is false.
    const isBy = (version) => Number.parseFloat(String(version).replace('≤', '')) <= minimum;
    const works = ({ version_added, version_removed, prefix, alternative_name, flags }) =>
      isBy(version_added) && !isBy(version_removed) && !(prefix || alternative_name || flags);
    return SUPPORTED[name].ids.some((id) => ![support[id] ?? []].flat().some(works));
  });
}

/** The features directly below a path of MDN's data, by name. */
const below = (data) =>
  Object.entries(data).filter(([name, { __compat }]) => name !== '__compat' && __compat);

/** Maps a name to its first feature, if the browsers lack every feature of this name. */
function newer(features) {
  const named = Map.groupBy(
    features.map(({ data, ...rest }) => ({ ...rest, lacking: lackingOf(data) })),
    ({ name }) => name,
  );
  return new Map(
    [...named]
      .filter(([, all]) => all.every(({ lacking }) => lacking.length > 0))
      .map(([name, [first]]) => [name, first]),
  );
}

const SCOPES = ['Window', 'WorkerGlobalScope', 'ServiceWorkerGlobalScope'];
const INTERFACES = [...below(bcd.api), ...below(bcd.javascript.builtins)];
const MEMBERS = INTERFACES.flatMap(([owner, of]) =>
  below(of)
    .filter(([key]) => key !== owner)
    .map(([key, data]) => {
      const name = key.replace(/_static$/, '');
      const feature = `${owner}.${name === key ? 'prototype.' : ''}${name}`;
      return { owner, name, feature, data };
    }),
);

/** `CloseWatcher`, and `requestIdleCallback`: members of the window are globals. */
const GLOBALS = newer([
  ...INTERFACES.map(([name, data]) => ({ name, feature: name, data })),
  ...MEMBERS.filter(({ owner }) => SCOPES.includes(owner)).map(({ name, data }) => ({
    name,
    feature: name,
    data,
  })),
]);

// A newer interface is found by its global, and not by its members.
const OF_KNOWN = MEMBERS.filter(({ owner }) => !GLOBALS.has(owner));

/** `URL.canParse`, and `Navigator.share`, which scripts write as `navigator.share`. */
const OWNED = newer(OF_KNOWN.map((of) => ({ ...of, name: `${of.owner}.${of.name}` })));

/** `showPopover` of any object. Short words such as `details` count only in the language: other objects use them too. */
const OF_LANGUAGE = new Set(
  below(bcd.javascript.builtins).flatMap(([, of]) => below(of).map(([name]) => name)),
);
const OF_ANY = new Map(
  [...newer(MEMBERS)].filter(
    ([name, { owner }]) =>
      !GLOBALS.has(owner) && (/[a-z][A-Z]/.test(name) || OF_LANGUAGE.has(name)),
  ),
);

const attributesOf = (element, data) =>
  below(data).map(([name, of]) => ({ name, feature: `<${element} ${name}>`, data: of }));
const ATTRIBUTES = newer([
  ...attributesOf('*', bcd.html.global_attributes),
  ...below(bcd.html.elements).flatMap(([element, data]) => attributesOf(element, data)),
]);

/**
 * Finds newer features in a script, and the styles in its tagged templates.
 * @param {string} code
 * @returns {{ uses: Newer[], styles: string[] }}
 * @throws if the code is not a valid script
 */
export function newerInScript(code) {
  const { program, errors } = parseSync('script.js', code);
  if (errors.length > 0) throw new Error(errors[0].message);
  const uses = [];
  const styles = [];
  const keys = new Set();
  const use = (feature) => feature && uses.push(feature);
  const takeMember = (object, name) => {
    const { name: owner = '' } = object;
    if (['window', 'globalThis', 'self'].includes(owner)) return use(GLOBALS.get(name));
    const own = OWNED.get(`${owner}.${name}`);
    if (own) return use({ ...own, feature: own.name });
    const type = owner.charAt(0).toUpperCase() + owner.slice(1);
    use(OWNED.get(`${type}.${name}`) ?? OF_ANY.get(name));
  };
  new Visitor({
    MemberExpression({ object, property, computed }) {
      if (!computed) keys.add(property);
      takeMember(object, computed ? stringOf(property) : property.name);
    },
    BinaryExpression({ left, operator, right }) {
      if (operator === 'in') takeMember(right, stringOf(left));
    },
    Property({ key, value, computed, shorthand }) {
      if (!computed) keys.add(key);
      if (shorthand) keys.add(value);
      // A string is an attribute in JSX, and not an option of the same name.
      if (stringOf(value) !== null) {
        const name = key.type === 'Identifier' ? key.name : stringOf(key);
        use(ATTRIBUTES.get(name?.toLowerCase()));
      }
    },
    MethodDefinition: ({ key }) => void keys.add(key),
    PropertyDefinition: ({ key }) => void keys.add(key),
    Identifier(node) {
      if (!keys.has(node)) use(GLOBALS.get(node.name));
    },
    Literal(node) {
      if ('regex' in node && node.regex.flags.includes('v')) use(OF_ANY.get('unicodeSets'));
    },
    TaggedTemplateExpression({ quasi: { quasis } }) {
      // A comment in place of an expression is valid anywhere in CSS.
      styles.push(quasis.map(({ value }) => value.cooked ?? value.raw).join('/**/'));
    },
  }).visit(program);
  return { uses, styles };
}

/**
 * The value of a string literal, or null. Minifiers write some strings as templates.
 * @param {import('oxc-parser').Node} node
 */
function stringOf(node) {
  if (node.type === 'TemplateLiteral' && node.quasis.length === 1)
    return node.quasis[0].value.cooked;
  return node.type === 'Literal' && typeof node.value === 'string' ? node.value : null;
}

const typesOf = (data) =>
  below(data).flatMap(([name, of]) => [
    { name: name === 'relative_syntax' ? 'relative colours' : `${name}()`, data: of },
    { name: `1${name}`, data: of },
    ...typesOf(of),
  ]);
const STYLES = newer(
  [
    ...below(bcd.css.properties).flatMap(([property, data]) => [
      { name: property, data },
      ...below(data).map(([value, of]) => ({ name: `${property}: ${value}`, data: of })),
    ]),
    ...below(bcd.css.selectors).map(([name, data]) => ({ name: `:${name}`, data })),
    ...below(bcd.css['at-rules']).map(([name, data]) => ({ name: `@${name}`, data })),
    ...typesOf(bcd.css.types),
  ].map(({ name, data }) => ({ name, feature: name, data })),
);

/** The names in `STYLES` of a node of css-tree. */
const NAME_OF = {
  Declaration: ({ property }) => property,
  Atrule: ({ name }) => `@${name}`,
  PseudoClassSelector: ({ name }) => `:${name}`,
  PseudoElementSelector: ({ name }) => `:${name}`,
  Dimension: ({ unit }) => `1${unit}`,
  Function: ({ name, children }) =>
    children.first?.name === 'from' ? 'relative colours' : `${name}()`,
};

/**
 * Finds newer features in a style sheet, or in the body of a rule.
 * @param {string} css
 * @param {{ isBody: boolean }} options styled-components removes the nesting of a body before it inserts the rules
 * @returns {Newer[]}
 */
export function newerInStyles(css, { isBody }) {
  const uses = [];
  const use = (name) => STYLES.has(name) && uses.push(STYLES.get(name));
  /**
   * @this {{ declaration?: { property: string } | null }}
   * @param {{ type: string, name: string }} node
   */
  function take(node) {
    use(NAME_OF[node.type]?.(node));
    if (node.type === 'NestingSelector' && !isBody) use(':nesting');
    const { property } = this.declaration ?? {};
    if (/^(?:Function|Identifier)$/.test(node.type) && !STYLES.has(property)) {
      use(`${property}: ${node.name}`);
    }
  }
  walk(parse(isBody ? `&{${css}}` : css), take);
  return uses;
}
