import { posix } from 'node:path';
import { readModule } from '../sources/readModule.mjs';

/**
 * The component that a story file documents, its `component`.
 * @param {string} file the path of the story file
 * @param {string} text
 * @returns {{ name: string, file: string } | undefined} undefined for a page without a component
 */
export function subjectOf(file, text) {
  const name = /\bcomponent: (\w+)/.exec(text)?.[1];
  const { from } =
    readModule(file, text).imports.find(({ names }) => name && names?.includes(name)) ?? {};
  return name && from ? { name, file: posix.join(posix.dirname(file), from) } : undefined;
}
