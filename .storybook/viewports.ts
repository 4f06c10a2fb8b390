import type { ViewName } from '../packages/ui/src/stories/views.ts';

interface Viewport {
  readonly name: string;
  readonly type: 'mobile' | 'tablet' | 'desktop';
  readonly styles: { readonly width: string; readonly height: string };
}

/** The viewports of Storybook's toolbar, narrowest first. Screens start in `mobile` or `desktop`. */
export const viewports: Readonly<Record<ViewName, Viewport>> = {
  w320: viewport('Smallest phone', 'mobile', 320, 568),
  w360: viewport('Small phone', 'mobile', 360, 640),
  mobile: viewport('Phone', 'mobile', 390, 844),
  w768: viewport('Tablet', 'tablet', 768, 1024),
  w1024: viewport('Tablet, landscape', 'tablet', 1024, 768),
  desktop: viewport('Desktop', 'desktop', 1280, 800),
  overview: viewport('Wide desktop', 'desktop', 1680, 1050),
  w1920: viewport('Widest desktop', 'desktop', 1920, 1080),
};

function viewport(name: string, type: Viewport['type'], width: number, height: number): Viewport {
  return {
    name: `${name} (${width})`,
    type,
    styles: { width: `${width}px`, height: `${height}px` },
  };
}

/** Returns the size of a viewport in the toolbar's own format, such as `390px-844px`. */
export function sizeOf(name: ViewName): string {
  const { width, height } = viewports[name].styles;
  return `${width}-${height}`;
}

const OWN_SIZES: ReadonlySet<unknown> = new Set(
  (['mobile', 'desktop', 'overview'] as const).map(sizeOf),
);

/** Returns true for the size that a story starts with. A viewport that a reader chooses is a name or another size. */
export const isOwnSize = (value: unknown): boolean => OWN_SIZES.has(value);

/** Returns true for the name of a viewport. */
export const isViewName = (value: unknown): value is ViewName =>
  typeof value === 'string' && value in viewports;

/** Returns the width in pixels of a viewport's name or size, or undefined for another value. */
export function widthOf(value: unknown): number | undefined {
  if (typeof value !== 'string') return undefined;
  const width = isViewName(value) ? viewports[value].styles.width : /^\d+px(?=-)/.exec(value)?.[0];
  return width === undefined ? undefined : Number.parseInt(width, 10);
}
