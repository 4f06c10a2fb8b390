/**
 * Modules that gather many others under one name each. Every page imports the whole catalogue of words, and
 * every callable the whole of the stores, so the import itself says nothing. An entry can only be used by
 * code that names it: as a property, in a destructuring, or in quotes. So a module rests on the entries that
 * it names, and on all of them where it uses the whole without naming one.
 * @typedef {object} Registry
 * @property {string[]} gatherers their imports of the entries are not followed
 * @property {string[]} carriers hand the whole on to a provider, and use none of it
 * @property {string[]} exports the names that stand for the whole
 * @property {RegExp} users where entries are used
 * @property {{ name: string, files: string[], named: RegExp }[]} entries
 */

const WORDS = 'packages/ui/src/i18n/';
const AREA = /^packages\/ui\/src\/i18n\/en-GB\/(\w+)[.]ts$/;
const SERVICES = 'packages/functions/src/stores/services.ts';
const WRAPPER = 'packages/functions/src/';

/** @param {import('./graph.mjs').Tree} tree @returns {Registry[]} */
export function registriesOf(tree, resolve, modules) {
  const areas = tree.files.flatMap((file) => {
    const [, name] = AREA.exec(file) ?? [];
    return name ? [{ name, files: [file], named: naming(name) }] : [];
  });
  const catalogue = {
    gatherers: [`${WORDS}messages.ts`, `${WORDS}firstWords.ts`],
    carriers: [
      `${WORDS}firstMessages.ts`,
      `${WORDS}locales.ts`,
      `${WORDS}I18nProvider.tsx`,
      '.storybook/decorators.tsx',
    ],
    exports: ['enGB', 'messagesOf', 'firstMessages', 'firstWords'],
    users: /^(?:packages\/(?:ui|app)|[.]storybook)\/(?!src\/i18n\/en-GB\/|.*[.]e2e[.]ts$)/,
    entries: areas,
  };
  if (!modules.has(SERVICES)) return [catalogue];
  const stores = {
    gatherers: [SERVICES],
    carriers: [`${WRAPPER}wrapper/platform.ts`, `${WRAPPER}defineCallable.ts`],
    exports: ['services'],
    users: /^packages\/functions\//,
    entries: servicesIn(modules.get(SERVICES), (from) => resolve(SERVICES, from)),
  };
  return [catalogue, stores];
}

/** What a file rests on, with its edges into registries replaced by the entries that it uses. */
export function throughRegistries(registries, file, module, targets) {
  let result = targets;
  for (const { gatherers, carriers, exports, users, entries } of registries) {
    const files = new Set(entries.flatMap((entry) => entry.files));
    if (gatherers.includes(file)) result = new Set([...result].filter((one) => !files.has(one)));
    else if (users.test(file) && !carriers.includes(file) && !files.has(file)) {
      const whole = usesWhole(module, exports);
      const used = entries.filter((entry) => whole || entry.named.test(module.code));
      result = new Set([...result, ...used.flatMap((entry) => entry.files)]);
    }
  }
  return result;
}

/** The stores, by the names under which callables know them. */
function servicesIn({ imports, code }, resolve) {
  const body = /services: Services = \{(.*?)\n\};/s.exec(code)?.[1] ?? '';
  const filesOf = (text) =>
    imports
      .filter(({ names }) => names?.some((name) => new RegExp(`\\b${name}\\b`).test(text)))
      .map(({ from }) => resolve(from));
  return [...body.matchAll(/^ {2}(\w+)(?:: (.*))?,$/gm)].map(([, name, value = name]) => {
    // A service may be made from another: `const content = …` above them.
    const locals = [...code.matchAll(/^const (\w+) = (.*);$/gm)]
      .filter(([, local]) => new RegExp(`\\b${local}\\b`).test(value))
      .map(([, , made]) => made);
    return { name, files: filesOf([value, ...locals].join(' ')), named: naming(name) };
  });
}

function naming(name) {
  return new RegExp(`[.]\\s*${name}\\b|[{,]\\s*${name}\\s*[,:}=]|['"\`]${name}['"\`]`);
}

function usesWhole({ imports, code }, exports) {
  const names = exports.filter((name) => imports.some((one) => one.names?.includes(name)));
  if (names.length === 0) return false;
  // Given to a provider, or taken apart by name: neither uses the whole.
  const rest = code.replace(/messages=\{\w+\}|\}\s*=\s*\w+\b(?!\s*[.[(])/g, '');
  return names.some((name) => new RegExp(`\\b${name}\\b(?!\\s*[.]\\s*\\w)`).test(rest));
}
