import type { InstallWay } from '../../components/InstallBanner/InstallBanner.tsx';
import type { NavigationAction, NavigationLink } from '../../shell/shell.types.ts';
import type { Layout } from '../../tokens/layouts.ts';

/** A titled group of links on More. */
export interface MoreGroup {
  readonly title: string;
  /** At least one, in order. */
  readonly items: readonly NavigationLink[];
}

/** The props of `/more`: the pages that are not in the bottom bar. Specification section 2. */
export interface MoreScreenProps {
  readonly layout: Layout;
  /** At least one, in order. */
  readonly groups: readonly MoreGroup[];
  /** How to install the app; null if it is installed or cannot be installed. */
  readonly install: InstallWay | null;
  readonly logOut: NavigationAction;
}
