import type { ComponentProps } from 'react';
import type { StyleSheetManager } from 'styled-components';
import { tokensCss } from '../tokens/css.ts';

type StylisPlugins = NonNullable<ComponentProps<typeof StyleSheetManager>['stylisPlugins']>;

interface Size {
  readonly width: number;
  readonly height: number;
}

interface Options {
  /** The scale: 1 is the real size. */
  readonly zoom?: number;
  /** True for a page, which is at least as high as the window; false for a part. */
  readonly whole?: boolean;
}

/** A simulated window inside the document of a story. Width and height are CSS pixels. */
export interface StoryWindow extends Size, Required<Options> {
  /** For `StyleSheetManager`: rewrites styles for this window. */
  readonly stylisPlugins: StylisPlugins;
  /** The CSS variables that depend on the window, with their values in this window. */
  readonly variables: Readonly<Record<string, string>>;
}

const UNIT = /(-?[\d.]+)[dsl]?(vw|vh)\b/g;
const WIDTH_QUERY = /\((min|max)-width: ?(\d+)px\)/g;
const VARIABLE_IN_VW = /(--ui-[\w-]+):([^;{}]*\dvw[^;{}]*);/g;

/**
 * Rewrites CSS for a window of this size: lengths in `vw`, `vh` and their variants become pixels, and a width
 * query becomes always or never true.
 */
export function inWindow(css: string, { width, height }: Size): string {
  return css
    .replace(UNIT, (_, count, unit) => {
      const side = unit === 'vw' ? width : height;
      return `${(Number(count) * side) / 100}px`;
    })
    .replace(WIDTH_QUERY, (_, bound, pixels) => {
      const holds = bound === 'min' ? width >= Number(pixels) : width <= Number(pixels);
      return holds ? '(min-width: 0px)' : '(max-width: 0px)';
    });
}

/** Creates a window of this size, in CSS pixels. */
export function storyWindow(
  width: number,
  height: number,
  { zoom = 1, whole = true }: Options = {},
): StoryWindow {
  const size = { width, height };
  const plugin: StylisPlugins[number] = (element) => {
    element.value = inWindow(element.value, size);
  };
  // styled-components hashes the name into its class names, so that two windows do not share a class.
  Object.defineProperty(plugin, 'name', { value: `window${width}x${height}` });
  const variables = [...tokensCss().matchAll(VARIABLE_IN_VW)].map(
    ([, name = '', value = '']) => [name, inWindow(value, size)] as const,
  );
  return {
    ...size,
    zoom,
    whole,
    stylisPlugins: [plugin],
    variables: Object.fromEntries(variables),
  };
}
