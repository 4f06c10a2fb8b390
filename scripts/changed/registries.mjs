/**
 * Modules that collect many others in one object. Every page imports the whole message catalogue, and every callable
 * all stores, so the import itself shows no dependency. Code must name an entry to use it: as a property, in a
 * destructuring, or in quotes. So a module depends on the entries that it names, and on all entries if it uses the
 * object without naming one.
 * @typedef {object} Registry
 * @property {string[]} gatherers their imports of the entries are not followed
 * @property {string[]} carriers pass the object to a provider, and use no entry
 * @property {string[]} exports the names of the object
 * @property {RegExp} users files that use entries
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

/** The dependencies of a file, with the entries that it uses instead of whole registries. */
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

/** The stores, by their names in `services`. */
function servicesIn({ imports, code }, resolve) {
  const body = /services: Services = \{(.*?)\n\};/s.exec(code)?.[1] ?? '';
  const filesOf = (text) =>
    imports
      .filter(({ names }) => names?.some((name) => new RegExp(`\\b${name}\\b`).test(text)))
      .map(({ from }) => resolve(from));
  return [...body.matchAll(/^ {2}(\w+)(?:: (.*))?,$/gm)].map(([, name, value = name]) => {
    // A service can be built from another: `const content = …` above them.
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
  // Passing the object to a provider and destructuring it do not use the whole object.
  const rest = code.replace(/messages=\{\w+\}|\}\s*=\s*\w+\b(?!\s*[.[(])/g, '');
  return names.some((name) => new RegExp(`\\b${name}\\b(?!\\s*[.]\\s*\\w)`).test(rest));
}
