import { posix } from 'node:path';
import { testsIn } from './tests.mjs';

const APP = 'packages/app/src/';
const FEATURES = `${APP}features/`;
const ROUTE = /^packages\/app\/src\/features\/[^/]+\/\w+Route[.]tsx$/;
const ENTRY = `${APP}main.tsx`;
const SESSION = `${APP}session/`;
const UI_SCREEN = /^packages\/ui\/src\/screens\/[A-Z]\w*\//;
/** What a journey that builds the app imports: every journey rests on the build, by a rule. */
const BUILD = /^packages\/app\/vite[.]/;
const BROWSER_TEST = /[.]browser[.]tsx$/;
const TEST = /[.](?:stories|spoken|test|e2e|engines|browser)[.]/;
const JOURNEY = /[.](?:e2e|engines)[.]ts$/;

/** Where pages read and write documents without a callable, so that the rules of the store decide. */
const DOCUMENTS = [`${APP}lib/documents.ts`, `${APP}features/games/gameDocuments.ts`];
const STORE =
  /^firestore[.](?:rules|indexes[.]json)$|^packages\/functions\/local\/firestore\/(?!bench\/)/;

/**
 * What journeys rest on. All tests of a file rest on its imports, the routes whose components stand in its
 * folder, and what stands round every page. A single test may rest besides on the routes
 * whose paths it names. A route rests on the app's modules that its component reaches, the callables that those
 * name, and the folders of the screens that it shows. What lies below a screen is not followed: stories judge
 * it.
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
 * @property {(file: string) => boolean} restsOn whether all of its tests rest on a file
 * @property {{ line: number, routes: string[] }[]} tests the routes that each test names
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
 * The journeys that rest on a file: files, or single tests as Playwright and Vitest take them (`file:12`).
 * @param {ReturnType<typeof journeysOf>} model
 * @param {string} changed
 * @param {{ elsewhere: boolean }} options whether to follow the file to tests of other folders that name its
 *   routes. They open the page; what it does is for the journeys of its own folder.
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
 * The browser tests that open a route which rests on a file. Their imports lead to the app's frame, and not to
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

/** The paths of the app that a text has in quotes, without query and hash; a value in one stands as `x`. */
function pathsIn(text) {
  const quoted = text.replace(/\$\{[^}]*\}/g, 'x').matchAll(/['"`](\/[\w\-/.]*)[?#'"`]/g);
  return [...new Set([...quoted].map(([, path]) => path))];
}
