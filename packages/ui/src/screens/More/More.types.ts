import type { InstallWay } from '../../components/InstallBanner/InstallBanner.tsx';
import type { NavigationAction, NavigationLink } from '../../shell/shell.types.ts';
import type { Layout } from '../../tokens/layouts.ts';

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
  /** How the app comes to this device; null where it is there already, or cannot be. */
  readonly install: InstallWay | null;
  readonly logOut: NavigationAction;
}
