import type { Layout } from '../../tokens/layouts.ts';

/** The props of a page whose code is not on the device. */
export interface UnsavedScreenProps {
  readonly layout: Layout;
  /** The title of the page, its `h1`. */
  readonly title: string;
}
