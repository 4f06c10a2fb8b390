import type { ReactNode } from 'react';
import type { IconDrawing } from '../primitives/Icon/icon.types.ts';
import type { Layout } from '../tokens/layouts.ts';

/** A link to a page of the app. */
export interface NavigationLink {
  readonly kind: 'link';
  /** A label from specification section 2. */
  readonly label: string;
  readonly href: string;
  /** True if the link leads to the current page. */
  readonly current: boolean;
}

/** An action in a menu, such as Log Out. */
export interface NavigationAction {
  readonly kind: 'action';
  readonly label: string;
  /** Called after the menu has closed. */
  readonly onSelect: () => void;
}

/** A menu that opens on press. */
export interface NavigationMenu {
  readonly kind: 'menu';
  readonly label: string;
  /** At least one entry. */
  readonly items: readonly (NavigationLink | NavigationAction)[];
}

/** An item of the bottom bar. */
export interface MobileNavigationItem extends NavigationLink {
  readonly icon: IconDrawing;
}

/** The texts of the safer-gambling footer, from the content service. */
export interface SaferGamblingContent {
  /** Such as "18+". */
  readonly ageMark: string;
  readonly title: string;
  readonly text: string;
  readonly helplineName: string;
  /** The number with spaces, such as "0808 8020 133". */
  readonly helplineNumber: string;
  readonly helplineNote: string;
  /** Explains self-exclusion from land-based casinos. */
  readonly selfExclusion: string;
}

interface ShellProps {
  readonly children: ReactNode;
  /** The wording of the safer-gambling footer. The default is the wording of the catalogue. */
  readonly saferGambling?: SaferGamblingContent;
  /** The path that opens the reading page about safer gambling. */
  readonly helpHref: string;
}

interface MemberShellProps extends ShellProps {
  /** Above everything else, such as an `OfflineBanner`. The window holds a short page together with it. */
  readonly banner?: ReactNode;
}

/** Props of `MobileShell`. */
export interface MobileShellProps extends MemberShellProps {
  /**
   * The title in a sticky bar. It is the page's `h1`, unless the screen has one that names what the page is about.
   * Without it, there is no bar.
   */
  readonly title?: string;
  /** The path of the back arrow before the title. It requires a title. */
  readonly backHref?: string;
  /** A small drawing after the title, without a text alternative. It requires a title. */
  readonly emblem?: ReactNode;
  /**
   * The items of the bottom bar, in order. Leave out routes that do not exist. With an empty list, there is no bar.
   */
  readonly items: readonly MobileNavigationItem[];
}

/** Props of `DesktopShell`. */
export interface DesktopShellProps extends MemberShellProps {
  /** The path of the word mark's link. */
  readonly homeHref: string;
  /** The items of the top navigation, in order. Leave out routes that do not exist. */
  readonly items: readonly (NavigationLink | NavigationMenu)[];
  /** The menu of the member's name: Profile, Settings, Log Out. */
  readonly memberMenu: NavigationMenu;
}

/** Props of `AccountLayout`. */
export interface AccountLayoutProps extends ShellProps {
  readonly layout: Layout;
  /** On mobile: artwork behind the whole page (`full`) or in a band above it (`band`). */
  readonly hero?: 'full' | 'band';
  /** A `LanguageCorner`, which the app adds after the first frame. */
  readonly corner?: ReactNode;
  /** Leaves out the fine lines of the artwork, so that a first frame stays small. */
  readonly plainArtwork?: boolean;
}
