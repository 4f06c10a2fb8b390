import { posix } from 'node:path';
import { testsIn } from './tests.mjs';

const APP = 'packages/app/src/';
const FEATURES = `${APP}features/`;
const ROUTE = /^packages\/app\/src\/features\/[^/]+\/\w+Route[.]tsx$/;
const ENTRY = `${APP}main.tsx`;
const SESSION = `${APP}session/`;
const UI_SCREEN = /^packages\/ui\/src\/screens\/[A-Z]\w*\//;
/** The import of a journey that builds the app. A rule makes every journey depend on the build. */
const BUILD = /^packages\/app\/vite[.]/;
const BROWSER_TEST = /[.]browser[.]tsx$/;
const TEST = /[.](?:stories|spoken|test|e2e|engines|browser)[.]/;
const JOURNEY = /[.](?:e2e|engines)[.]ts$/;

/** Modules in which pages access documents without a callable, under the security rules. */
const DOCUMENTS = [`${APP}lib/documents.ts`, `${APP}features/games/gameDocuments.ts`];
const STORE =
  /^firestore[.](?:rules|indexes[.]json)$|^packages\/functions\/local\/firestore\/(?!bench\/)/;

/**
 * The dependencies of journeys. All tests of a file depend on its imports, the routes with components in its folder,
 * and the page frame. A single test also depends on the routes with paths that it quotes. A route depends on the
 * app's modules that its component reaches, their callables, and the folders of its screens. The components of a
 * screen are not followed: stories test them.
 * @param {import('./graph.mjs').Tree} tree
 * @param {import('./graph.mjs').Graph} graph
 * @param {Pages} pages
 * @returns {{ journeys: Map<string, Journey>, routes: Map<string, Set<string>>, opened: Map<string, string[]> }}
 *   `opened` are the routes that each browser test opens
 *
 * The table of the app's pages, and the functions that read it.
 * @typedef {object} Pages
 * @property {Record<string, { path: string }>} PAGES
 * @property {(page: { path: string }) => readonly string[]} routesOf
 * @property {(path: string) => string | null} routeAt
 *
 * @typedef {object} Journey
 * @property {(file: string) => boolean} restsOn whether all of its tests depend on a file
 * @property {{ line: number, routes: string[] }[]} tests the routes that each test quotes
 */
export function journeysOf(tree, graph, { PAGES, routesOf, routeAt }) {
  const screens = tree.files.filter((file) => UI_SCREEN.test(file) && !TEST.test(file));
  const store = tree.files.filter((file) => STORE.test(file) && !TEST.test(file));
  const stopAt = (file) => !file.startsWith(APP) && !file.startsWith('packages/functions/');
  const pageOf = (file) => {
    const reached = [...graph.reach(file, stopAt)];
    const folders = new Set(reached.flatMap((one) => UI_SCREEN.exec(one)?.[0] ?? []));
    return new Set([
      ...reached.filter((one) => !one.startsWith('packages/ui/')),
      ...screens.filter((one) => folders.has(UI_SCREEN.exec(one)[0])),
    ]);
  };
  const routeOf = (file) => {
    const direct = graph.reach(file, (one) => stopAt(one) || one.startsWith(SESSION));
    const touchesStore = DOCUMENTS.some((one) => direct.has(one));
    return new Set([...pageOf(file), ...(touchesStore ? store : [])]);
  };
  const components = new Map(
    Object.entries(PAGES).map(([name, page]) => [
      name,
      routesOf(page).map((route) => `${FEATURES}${route}.tsx`),
    ]),
  );
  // A route component that no page names, such as not-found, may appear at any path.
  const named = new Set([...components.values()].flat());
  const others = tree.files.filter((file) => ROUTE.test(file) && !named.has(file));
  const frame = new Set([ENTRY, ...others].flatMap((one) => [...pageOf(one)]));
  const routes = new Map(
    [...components].map(([name, files]) => [
      name,
      new Set(files.flatMap((file) => [...routeOf(file)])),
    ]),
  );

  const journeys = new Map();
  for (const file of tree.files.filter((one) => one.startsWith(APP) && JOURNEY.test(one))) {
    const folder = `${posix.dirname(file)}/`;
    const own = [...routes].filter(([name]) =>
      components.get(name).some((one) => one.startsWith(folder)),
    );
    const imported = graph.reach(file, (one) => BUILD.test(one));
    journeys.set(file, {
      restsOn: (one) =>
        imported.has(one) || frame.has(one) || own.some(([, files]) => files.has(one)),
      tests: testsIn(file, tree.read(file)).map(({ line, text }) => ({
        line,
        routes: pathsIn(text).flatMap((path) => routeAt(path) ?? []),
      })),
    });
  }
  const opened = new Map(
    tree.files
      .filter((one) => one.startsWith(APP) && BROWSER_TEST.test(one))
      .map((file) => [file, pathsIn(tree.read(file)).flatMap((path) => routeAt(path) ?? [])]),
  );
  return { journeys, routes, opened };
}

/**
 * The journeys that depend on a file: files, or single tests in the form of Playwright and Vitest (`file:12`).
 * @param {ReturnType<typeof journeysOf>} model
 * @param {string} changed
 * @param {{ elsewhere: boolean }} options whether to include tests of other folders that quote its
 *   routes. These only open the page; the journeys of its own folder test its behaviour.
 * @returns {string[]}
 */
export function journeysOn({ journeys, routes }, changed, { elsewhere }) {
  const touched = routesOn(routes, changed);
  return [...journeys].flatMap(([file, { restsOn, tests }]) => {
    if (restsOn(changed)) return [file];
    const named = tests.filter((test) => test.routes.some((name) => touched.has(name)));
    if (!elsewhere || named.length === 0) return [];
    return named.length === tests.length ? [file] : named.map(({ line }) => `${file}:${line}`);
  });
}

/**
 * The browser tests that open a route that depends on a file. Their imports lead only to the app's frame, and not to
 * its routes.
 * @param {ReturnType<typeof journeysOf>} model
 * @returns {string[]}
 */
export function browserTestsOn({ opened, routes }, changed) {
  const touched = routesOn(routes, changed);
  return [...opened]
    .filter(([, names]) => names.some((name) => touched.has(name)))
    .map(([file]) => file);
}

function routesOn(routes, changed) {
  return new Set([...routes].filter(([, files]) => files.has(changed)).map(([name]) => name));
}

/** The quoted paths of the app in a text, without query and hash. `x` replaces interpolated values. */
function pathsIn(text) {
  const quoted = text.replace(/\$\{[^}]*\}/g, 'x').matchAll(/['"`](\/[\w\-/.]*)[?#'"`]/g);
  return [...new Set([...quoted].map(([, path]) => path))];
}
