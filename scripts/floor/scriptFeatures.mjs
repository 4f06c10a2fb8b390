import { featuresUnder } from './support.mjs';

/** @typedef {{ feature: string, lacking: import('./support.mjs').FloorBrowser[] }} Newer */

/** Global objects of a page with their interfaces. Members of the window count as globals. */
const SINGLETONS = {
  caches: 'CacheStorage',
  console: 'console',
  crypto: 'Crypto',
  document: 'Document',
  history: 'History',
  indexedDB: 'IDBFactory',
  localStorage: 'Storage',
  location: 'Location',
  navigator: 'Navigator',
  performance: 'Performance',
  screen: 'Screen',
  sessionStorage: 'Storage',
};

const SCOPES = ['Window', 'WorkerGlobalScope', 'ServiceWorkerGlobalScope'];

/**
 * Returns the names of newer features in scripts and markup, in five tables:
 * - `globals`: `CloseWatcher`, `requestIdleCallback`;
 * - `statics`: `URL.canParse`, and members of global objects, such as `navigator.setAppBadge`;
 * - `members`: `showPopover`, if no interface has a member of that name in every browser of the floor. Members of
 *   newer interfaces are left out, since a newer global or member leads to them. Names of one short word, such as
 *   `details`, are left out too unless the language has them, because other objects use them;
 * - `options`: `showPopover({ source })`, by method and option;
 * - `attributes`: `popover`, in markup.
 */
export function newerScriptFeatures() {
  const tables = { globals: new Map(), statics: new Map(), members: new Map(), options: new Map() };
  for (const { names, lacking } of featuresUnder('api', 'javascript.builtins')) {
    addScript(tables, names, lacking);
  }
  const ofLanguage = new Set(featuresUnder('javascript.builtins').map(({ names }) => names[1]));
  const isOwn = (name) => /[a-z][A-Z]/.test(name) || ofLanguage.has(name);
  const ofKnown = ({ owner }) => !newer(tables.globals).has(owner);
  return {
    globals: newer(tables.globals),
    statics: newer(tables.statics),
    members: new Map(
      [...newer(tables.members)].filter(([name, feature]) => isOwn(name) && ofKnown(feature)),
    ),
    options: newer(tables.options),
    attributes: newerAttributes(),
  };
}

function addScript({ globals, statics, members, options }, names, lacking) {
  const [owner, member, detail] = names;
  if (member === undefined || SCOPES.includes(owner)) {
    if (names.length <= 2) add(globals, member ?? owner, { feature: member ?? owner, lacking });
    return;
  }
  const own = /^(\w+?)(_static)?$/.exec(member)?.[1] ?? member;
  if (detail === undefined && own !== owner) {
    add(statics, `${owner}.${own}`, { feature: `${owner}.${own}`, owner, lacking });
    const isStatic = member.endsWith('_static');
    const feature = { feature: `${owner}.${isStatic ? '' : 'prototype.'}${own}`, owner, lacking };
    add(members, own, feature);
    if (isStatic) return;
    for (const [name, of] of Object.entries(SINGLETONS)) {
      if (of === owner) add(statics, `${name}.${own}`, feature);
    }
  }
  const option = /^(?:options?_)?(\w+)_(?:parameter|option)$/.exec(detail ?? '')?.[1];
  if (option && names.length === 3) {
    const key = `${own}({ ${option} })`;
    add(options, key, { feature: key, lacking });
  }
}

function newerAttributes() {
  const attributes = new Map();
  for (const { names, lacking } of featuresUnder('html.global_attributes')) {
    if (names.length === 1) add(attributes, names[0], { feature: `<* ${names[0]}>`, lacking });
  }
  const elements = new Map();
  for (const { names, lacking } of featuresUnder('html.elements')) {
    if (names.length === 1) elements.set(names[0], lacking);
    const [element, attribute] = names;
    if (names.length !== 2 || elements.get(element).length > 0) continue;
    add(attributes, attribute, { feature: `<${element} ${attribute}>`, lacking });
  }
  return newer(attributes);
}

function add(table, name, feature) {
  table.set(name, [...(table.get(name) ?? []), feature]);
}

/** Keeps the names that are newer in every owner, each with its first feature. */
function newer(table) {
  return new Map(
    [...table]
      .filter(([, all]) => all.every(({ lacking }) => lacking.length > 0))
      .map(([name, [first]]) => [name, first]),
  );
}
