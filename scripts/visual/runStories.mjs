import { run } from '../lib/run.mjs';

/**
 * Draws stories in the tree at `cwd`. Other stories of their files are drawn only if they have the same name.
 * @param {{ name: string, storyFile: string }[]} stories
 * @param {{ cwd: string, env: NodeJS.ProcessEnv, log: string, wholeFiles?: boolean }} options
 * @returns {Promise<number>} the exit code
 */
export function runStories(stories, { cwd, env, log, wholeFiles = false }) {
  const names = new Set(stories.map(({ name }) => name.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')));
  const selection = wholeFiles ? [] : ['--testNamePattern', `^(?:${[...names].join('|')})$`];
  const files = new Set(stories.map(({ storyFile }) => storyFile));
  const args = ['run', '--config', '.storybook/vitest.config.ts', ...selection, ...files];
  return run('vitest', args, { env, cwd, log });
}
