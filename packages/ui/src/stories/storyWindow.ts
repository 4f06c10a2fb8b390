import type { ComponentProps } from 'react';
import type { StyleSheetManager } from 'styled-components';
import { tokensCss } from '../tokens/css.ts';

type StylisPlugins = NonNullable<ComponentProps<typeof StyleSheetManager>['stylisPlugins']>;

interface Size {
  readonly width: number;
  readonly height: number;
}

interface Options {
  /** 1 shows it in its own size, less shows it smaller. */
  readonly zoom?: number;
  /** True for a page, which is as high as the window at least; false for a part of one. */
  readonly whole?: boolean;
}

/** A window that a story draws in its own document. Width and height are CSS pixels. */
export interface StoryWindow extends Size, Required<Options> {
  /** For `StyleSheetManager`: styles become those of a page in this window. */
  readonly stylisPlugins: StylisPlugins;
  /** The CSS variables that depend on the window, with their values in it. */
  readonly variables: Readonly<Record<string, string>>;
}

const UNIT = /(-?[\d.]+)[dsl]?(vw|vh)\b/g;
const WIDTH_QUERY = /\((min|max)-width: ?(\d+)px\)/g;
const VARIABLE_IN_VW = /(--ui-[\w-]+):([^;{}]*\dvw[^;{}]*);/g;

/**
 * CSS as a window of that size reads it: lengths in `vw`, `vh` and their variants become pixels, and a query of
 * the width becomes one that is always or never true.
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

/** A window of that size, in CSS pixels. */
export function storyWindow(
  width: number,
  height: number,
  { zoom = 1, whole = true }: Options = {},
): StoryWindow {
  const size = { width, height };
  const plugin: StylisPlugins[number] = (element) => {
    element.value = inWindow(element.value, size);
  };
  // styled-components takes the name into its class names, so that two windows share none.
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
