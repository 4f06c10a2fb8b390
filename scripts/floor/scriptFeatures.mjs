import { featuresUnder } from './support.mjs';

/** @typedef {{ feature: string, lacking: import('./support.mjs').FloorBrowser[] }} Newer */

/** Objects of the page, by the interface that they are of. The window's own members are globals. */
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
 * The names by which scripts use what is newer than the floor, in three tables:
 * - `globals`: `CloseWatcher`, `requestIdleCallback`;
 * - `statics`: `URL.canParse`, and members of the page's objects, such as `navigator.setAppBadge`;
 * - `members`: `showPopover`, where no interface has a member of that name that every browser of the floor knows.
 *   What belongs to a newer interface is left out, since a newer global or member leads there; so is a name of one
 *   small word, such as `details`, unless the language has it: too much else is called so;
 * - `options`: `showPopover({ source })`, by method and option;
 * - `attributes`: `popover`, likewise, of markup.
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

/** A name is newer where all that bear it are; the first of them stands for it. */
function newer(table) {
  return new Map(
    [...table]
      .filter(([, all]) => all.every(({ lacking }) => lacking.length > 0))
      .map(([name, [first]]) => [name, first]),
  );
}
