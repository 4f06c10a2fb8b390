import { copyFileSync, existsSync, mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { drawBases } from './drawBases.mjs';
import { originsOf } from './history.mjs';

/**
 * Returns the entries without a story as changes, each with the picture of its commit.
 * @param {{ id: string, name: string, storyFile: string, drawing: import('./pixels.mjs').Drawing }[]} entries
 * @param {string} folder for the pictures
 * @param {{ env: NodeJS.ProcessEnv, machine: import('./machine.mjs').Machine, origins?: typeof originsOf }} options
 * @returns {Promise<import('./judgeDrawings.mjs').Change[]>}
 */
export async function changesOfRemoved(entries, folder, { origins = originsOf, ...options }) {
  const found = [];
  for (const entry of entries) {
    const origin = (await origins(entry.storyFile)).get(entry.id);
    found.push({ ...entry, commit: origin && !origin.cutOff ? origin.commit : null });
  }
  const bases = await drawBases(
    found.filter(({ commit }) => commit !== null),
    options,
  );
  return found.map(({ id, name, storyFile, drawing, commit }) => {
    const picture = bases.get(id)?.picture;
    const before = Boolean(picture && existsSync(picture));
    if (before) {
      mkdirSync(join(folder, id), { recursive: true });
      copyFileSync(picture, join(folder, id, 'before.png'));
    }
    return {
      id,
      name,
      storyFile,
      verdict: 'removed',
      commit,
      tiers: [],
      schemes: [],
      layout: '',
      entry: drawing,
      drawing: null,
      box: null,
      pictures: { before, after: false, difference: false },
    };
  });
}
