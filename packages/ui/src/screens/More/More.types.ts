import type { NavigationAction, NavigationLink } from '../../shell/shell.types.ts';
import type { Layout } from '../shared.types.ts';

/** Entries of More that belong together. */
export interface MoreGroup {
  readonly title: string;
  /** At least one, in order. */
  readonly items: readonly NavigationLink[];
}

/** `/more`: what the bar along the bottom has no room for. Specification section 2. */
export interface MoreScreenProps {
  readonly layout: Layout;
  /** At least one, in order. */
  readonly groups: readonly MoreGroup[];
  readonly logOut: NavigationAction;
}
