import { globSync, readFileSync } from 'node:fs';
import { join, matchesGlob } from 'node:path';
import { describe, expect, it } from 'vitest';
import { ROOT } from '../../lib/setUp.mjs';

const read = (file) => readFileSync(join(ROOT, file), 'utf8');
const { packageRules, customManagers } = JSON.parse(read('renovate.json'));
const groups = packageRules.filter((rule) => rule.groupName && rule.matchPackageNames);

const packages = ['package.json', ...globSync('packages/*/package.json', { cwd: ROOT })].map(
  (file) => JSON.parse(read(file)),
);
const pinned = packages.flatMap(({ dependencies, devDependencies, overrides }) =>
  [dependencies, devDependencies, overrides].flatMap((list) => Object.entries(list ?? {})),
);
const names = [...new Set(pinned.map(([name]) => name))];

/** The groups of a package, by Renovate's glob patterns. */
const groupsOf = (name) =>
  groups
    .filter((rule) => rule.matchPackageNames.some((pattern) => matchesGlob(name, pattern)))
    .map((rule) => rule.groupName);

/** @type {[group: string, pattern: string][]} */
const patterns = groups.flatMap((rule) =>
  rule.matchPackageNames.map((pattern) => [rule.groupName, pattern]),
);

describe('the Renovate configuration', () => {
  it.each(patterns)('group %s: the pattern %s matches a dependency', (_, pattern) => {
    // Node is no npm dependency: the scripts and the workflows name its version.
    expect([...names, 'node'].some((name) => matchesGlob(name, pattern))).toBe(true);
  });

  it('puts a package into at most one group', () => {
    const ambiguous = names.filter((name) => groupsOf(name).length > 1);
    expect(ambiguous).toEqual([]);
  });

  it('puts packages of one npm scope into one group', () => {
    const unrelated = ['@types', '@casino'];
    const scopes = new Set(names.filter((name) => name.startsWith('@')).map(scopeOf));
    for (const scope of scopes) {
      const members = names.filter((name) => scopeOf(name) === scope);
      if (members.length === 1 || unrelated.includes(scope)) continue;
      const distinct = new Set(members.map((name) => groupsOf(name).join()));
      expect([...distinct], scope).toEqual([expect.stringMatching(/./)]);
    }
  });

  it('finds the Node version that the scripts install', () => {
    const [{ managerFilePatterns, matchStrings }] = customManagers;
    const [file] = managerFilePatterns;
    expect(read(file).match(new RegExp(matchStrings[0]))?.groups?.currentValue).toMatch(
      /^\d+\.\d+\.\d+$/,
    );
  });
});

describe('the dependencies', () => {
  it('are exact versions, so that each update is a pull request', () => {
    const exact = /^(?:(?:npm:.+@)?\d+\.\d+\.\d+|file:.+|\$.+)$/;
    expect(pinned.filter(([, version]) => !exact.test(version))).toEqual([]);
  });

  it('have the same version in each workspace', () => {
    const different = names.filter((name) => {
      const versions = pinned
        .filter(([other, version]) => other === name && !version.startsWith('$'))
        .map(([, version]) => version);
      return new Set(versions).size > 1;
    });
    expect(different).toEqual([]);
  });
});

function scopeOf(name) {
  return name.split('/')[0];
}
