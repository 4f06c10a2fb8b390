import { parse, walk } from 'css-tree';
import { featuresUnder } from './support.mjs';

/** Units with one name in MDN's data. */
const UNIT_GROUPS = [
  [/^d(?:v[hwib]|vmin|vmax)$/, 'viewport_percentage_units_dynamic'],
  [/^s(?:v[hwib]|vmin|vmax)$/, 'viewport_percentage_units_small'],
  [/^l(?:v[hwib]|vmin|vmax)$/, 'viewport_percentage_units_large'],
  [/^cq(?:[whib]|min|max)$/, 'container_query_length_units'],
];

/** Returns the newer features of styles, by the keys of `usesOfStyles`. */
export function newerStyleFeatures() {
  const features = new Map();
  const add = (key, feature, lacking) => {
    const known = features.get(key);
    if (known && known.lacking.length === 0) return;
    features.set(key, { feature, lacking });
  };
  for (const { names, lacking } of featuresUnder('css.properties')) {
    const [property, value] = names;
    if (names.length === 1) add(`property ${property}`, property, lacking);
    const isKnown = !features.get(`property ${property}`).lacking.length;
    if (names.length === 2 && isKnown)
      add(`value ${property} ${value}`, `${property}: ${value}`, lacking);
  }
  for (const { names, lacking } of featuresUnder('css.selectors')) {
    if (names.length === 1) add(`selector ${names[0]}`, `:${names[0]}`, lacking);
  }
  for (const { names, lacking } of featuresUnder('css.at-rules')) {
    if (names.length === 1) add(`at-rule ${names[0]}`, `@${names[0]}`, lacking);
    if (names.length === 2) add(`at-rule ${names.join(' ')}`, `@${names.join(' ')}`, lacking);
  }
  for (const { names, lacking } of featuresUnder('css.types')) {
    const name = names.at(-1);
    if (name === 'relative_syntax') add('relative color', 'relative colours', lacking);
    add(`type ${name}`, `${name}()`, lacking);
    if (names[0] === 'length') add(`unit ${name}`, `1${name}`, lacking);
  }
  return new Map([...features].filter(([, { lacking }]) => lacking.length > 0));
}

/**
 * Finds the features of `newerStyleFeatures` in a style sheet or in the body of a rule.
 * @param {string} css
 * @param {ReturnType<typeof newerStyleFeatures>} newer
 * @param {{ nested: boolean }} options `nested` for a body: styled-components removes its
 *   nesting before it inserts the rules
 * @returns {import('./scriptFeatures.mjs').Newer[]}
 */
export function usesOfStyles(css, newer, { nested }) {
  const uses = [];
  const use = (key) => newer.has(key) && uses.push(newer.get(key));
  walk(parse(nested ? `&{${css}}` : css), {
    enter(node) {
      if (node.type === 'Declaration') use(`property ${node.property}`);
      if (node.type === 'Atrule') use(`at-rule ${node.name}`);
      if (node.type === 'Feature' || node.type === 'FeatureRange') {
        use(`at-rule ${this.atrule?.name} ${node.name}`);
      }
      if (/^Pseudo(?:Class|Element)Selector$/.test(node.type)) use(`selector ${node.name}`);
      if (node.type === 'NestingSelector' && !nested) use('selector nesting');
      if (node.type === 'Dimension') use(`unit ${unitOf(node.unit)}`);
      if (node.type === 'Function') {
        use(`type ${node.name}`);
        if (node.children.first?.name === 'from') use('relative color');
      }
      if (this.declaration && /^(?:Function|Identifier)$/.test(node.type)) {
        use(`value ${this.declaration.property} ${node.name}`);
      }
    },
  });
  return uses;
}

function unitOf(unit) {
  return UNIT_GROUPS.find(([pattern]) => pattern.test(unit))?.[1] ?? unit;
}
