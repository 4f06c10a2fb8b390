/**
 * A parameter of a message.
 * @typedef {object} Parameter
 * @property {string} name
 * @property {boolean} number whether it is a number, not a formatted text
 * @property {boolean} nullable
 * @property {string[]} literals the texts of a union, or none
 */

/**
 * One text that a translator writes: a message, or a variant of one.
 * @typedef {object} Unit
 * @property {string} key such as `rewards.offers.redeemedOn[venue=null]`
 * @property {string[]} path the place in the catalogue
 * @property {string} note the docstring
 * @property {Parameter[]} parameters all that the function takes
 * @property {Record<string, string | number | null>} given the values for which this variant is
 * @property {string} text with `{name}` for each value; of a count, the text for 1
 * @property {string} [plural] of a count, the text for other numbers
 * @property {string} [counted] the name of the parameter that is counted
 */

/** Stands for a number, and for no number that a text contains. */
const SOME_NUMBER = 90_071;

/**
 * The variants of a message. A parameter has a variant for null, for each text of its union and for 0, where the text
 * then differs from that of other numbers.
 * @param {{ path: string[], note: string, parameters: Parameter[], value: string | ((...values: unknown[]) => string) }} entry
 * @returns {Unit[]}
 * @throws {Error} if a text counts two things, which no grammar of plurals can express
 */
export function unitsOf({ path, note, parameters, value }) {
  const key = path.join('.');
  if (typeof value === 'string') {
    return [{ key, path, note, parameters, given: {}, text: value }];
  }
  const draw = (given) => drawn(value, parameters, given);
  return variantsOf(parameters, draw).map((given) => {
    const text = draw(given);
    const counts = parameters.filter((one) => isCounted(draw, given, one));
    if (counts.length > 1)
      throw new Error(`${key} counts ${counts.map(({ name }) => name).join(' and ')}: split it.`);
    const [count] = counts;
    const variant = Object.entries(given).map(([name, one]) => `${name}=${one}`);
    return {
      key: variant.length === 0 ? key : `${key}[${variant.join(',')}]`,
      path,
      note,
      parameters,
      given,
      ...(count
        ? { text: singular(draw, given, count), plural: text, counted: count.name }
        : { text }),
    };
  });
}

/** Each combination of the values that have a text of their own. The last is that of all other values. */
function variantsOf(parameters, draw) {
  return parameters.reduce(
    (variants, { name, number, nullable, literals }) => {
      const values = [...(nullable ? [null] : []), ...literals, ...(number ? [0] : [])];
      const special = values.filter(
        (one) => one !== 0 || draw({ [name]: 0 }) !== withValue(draw({}), name, 0),
      );
      const choices = [
        ...special.map((one) => ({ [name]: one })),
        ...(literals.length ? [] : [{}]),
      ];
      return variants.flatMap((one) => choices.map((choice) => ({ ...one, ...choice })));
    },
    [{}],
  );
}

/** The text with `{name}` for each value that is not given. */
export function drawn(message, parameters, given) {
  const values = parameters.map(({ name, number, literals }, index) => {
    if (name in given) return given[name];
    if (literals.length > 0) return literals[0];
    return number ? SOME_NUMBER + index : `{${name}}`;
  });
  return parameters.reduce(
    (text, { name }, index) => text.replaceAll(String(SOME_NUMBER + index), `{${name}}`),
    message(...values),
  );
}

const withValue = (text, name, value) => text.replaceAll(`{${name}}`, String(value));

const one = ({ number }) => (number ? 1 : '1');

function isCounted(draw, given, parameter) {
  const { name } = parameter;
  if (name in given) return false;
  return draw({ ...given, [name]: one(parameter) }) !== withValue(draw(given), name, 1);
}

function singular(draw, given, parameter) {
  const { name } = parameter;
  return draw({ ...given, [name]: one(parameter) }).replaceAll(/(?<!\d)1(?!\d)/g, `{${name}}`);
}

/** The names of the placeholders in a text, each once, sorted. */
export function placeholdersOf(text) {
  return [...new Set([...text.matchAll(/\{(\w+)\}/g)].map(([, name]) => name))].sort();
}
