import bcd from '@mdn/browser-compat-data' with { type: 'json' };
import { FLOOR } from '../../packages/app/floor/browsers.ts';

/** @typedef {import('../../packages/app/floor/browsers.ts').FloorBrowser} FloorBrowser */

/**
 * The browsers of the floor that lack a feature, by MDN's data. A feature with a prefix, another name or a flag
 * counts as missing; a partial implementation counts as supported.
 * @param {object} compat a `__compat` of MDN's data
 * @returns {FloorBrowser[]}
 */
function lackingOf({ support }) {
  return Object.keys(FLOOR).filter((name) =>
    FLOOR[name].ids.some((id) => !has(support[id], FLOOR[name].version)),
  );
}

function has(statements, version) {
  return [statements ?? []].flat().some(({ version_added, version_removed, ...rest }) => {
    if (rest.prefix || rest.alternative_name || rest.flags || !version_added) return false;
    return isBy(version_added, version) && !(version_removed && isBy(version_removed, version));
  });
}

/** Whether a version, such as "16.4" or "≤37", is not newer than another. */
function isBy(added, version) {
  if (added === 'preview') return false;
  const [major, minor = 0] = added.replace('≤', '').split('.').map(Number);
  const [floorMajor, floorMinor = 0] = version.split('.').map(Number);
  return major < floorMajor || (major === floorMajor && minor <= floorMinor);
}

/**
 * Returns every feature under these paths of MDN's data.
 * @param {string[]} paths such as `javascript.builtins`
 * @returns {{ names: string[], lacking: FloorBrowser[] }[]} names below the path
 */
export function featuresUnder(...paths) {
  return paths.flatMap((path) => {
    const start = path.split('.').reduce((data, name) => data[name], bcd);
    return below(start, []);
  });
}

function below(data, names) {
  const own = data.__compat ? [{ names, lacking: lackingOf(data.__compat) }] : [];
  const inner = Object.keys(data).filter((name) => name !== '__compat' && name !== '__meta');
  return [...own, ...inner.flatMap((name) => below(data[name], [...names, name]))];
}
