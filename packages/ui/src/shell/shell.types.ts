import type { ReactNode } from 'react';
import type { IconDrawing } from '../primitives/Icon/icon.types.ts';
import type { Layout } from '../tokens/layouts.ts';

/** A place in the app. Every one is a real link. */
export interface NavigationLink {
  readonly kind: 'link';
  /** A label of specification section 2. */
  readonly label: string;
  readonly href: string;
  /** True where this entry leads to what is on screen. */
  readonly current: boolean;
}

/** Something that happens, such as Log Out. */
export interface NavigationAction {
  readonly kind: 'action';
  readonly label: string;
  readonly onSelect: () => void;
}

/** A menu that opens on press. */
export interface NavigationMenu {
  readonly kind: 'menu';
  readonly label: string;
  /** At least one entry. */
  readonly items: readonly (NavigationLink | NavigationAction)[];
}

/** An entry of the bar along the bottom. */
export interface MobileNavigationItem extends NavigationLink {
  readonly icon: IconDrawing;
}

/** Help that is reachable from every page; the wording comes from the content service. */
export interface SaferGamblingContent {
  /** Such as "18+". */
  readonly ageMark: string;
  readonly title: string;
  readonly text: string;
  readonly helplineName: string;
  /** As people read it: "0808 8020 133". */
  readonly helplineNumber: string;
  readonly helplineNote: string;
  /** Self-exclusion from land-based casinos. */
  readonly selfExclusion: string;
}

interface ShellProps {
  readonly children: ReactNode;
  /** Wording of the safer-gambling footer; the catalogue's where it is absent. */
  readonly saferGambling?: SaferGamblingContent;
  /** Where the reading page about playing safely opens, which holds the content service's own words. */
  readonly helpHref: string;
}

export interface MobileShellProps extends ShellProps {
  /** The page's heading, in a bar that stays on top. Absent: no bar, and the screen owns its heading. */
  readonly title?: string;
  /** Where the arrow beside the title leads. Only with a title. */
  readonly backHref?: string;
  /** The bottom bar: routes that exist, in order. Empty hides it. */
  readonly items: readonly MobileNavigationItem[];
}

export interface DesktopShellProps extends ShellProps {
  /** Where the word mark leads. */
  readonly homeHref: string;
  /** The top navigation: routes that exist, in order. */
  readonly items: readonly (NavigationLink | NavigationMenu)[];
  /** Behind the member's name: Profile, Settings, Log Out. */
  readonly memberMenu: NavigationMenu;
}

export interface AccountLayoutProps extends ShellProps {
  readonly layout: Layout;
  /** How much of a narrow window the artwork takes: all of it behind a landing page, or a band. */
  readonly hero?: 'full' | 'band';
  /** Leaves the fine lines out of the artwork: for a first frame, which must weigh little. */
  readonly plainArtwork?: boolean;
}
