import type { Messages } from '@casino/ui/i18n/messages.ts';
import type { Layout } from '@casino/ui/tokens/layouts.ts';

/**
 * Who may open a page. `public`: every visitor, in every state of the session. `open`: every visitor, but the guard
 * redirects a session that has a step left, such as linking a membership. `member`: signed-in users only.
 * Specification section 4.
 */
export type Access = 'public' | 'open' | 'member';

/**
 * The header of a page on a narrow window. `title`: the title of the document. `eventsAt`: the events at the member's
 * casino. `none`: the screen has its own heading.
 */
export type Header = 'title' | 'eventsAt' | 'none';

/** A key of the catalogue's `navigation` that holds a label. */
export type NavigationLabel = {
  [Key in keyof Messages['navigation']]: Messages['navigation'][Key] extends string ? Key : never;
}[keyof Messages['navigation']];

/**
 * A list of links. `bar`: the bar at the bottom of a narrow window. `topStart`, `rewards`, `casinoLife`, `topEnd`: the
 * top navigation of a wide window, of which `rewards` and `casinoLife` are menus. `memberMenu`: the menu with the
 * member's name. `morePlaces`, `moreAccount`: groups of the page More. `casinoLinks`: links of the page My Casino.
 */
export type NavigationGroup =
  | 'bar'
  | 'topStart'
  | 'rewards'
  | 'casinoLife'
  | 'topEnd'
  | 'memberMenu'
  | 'morePlaces'
  | 'moreAccount'
  | 'casinoLinks';

/** How the navigation links to a page. */
export interface PageNavigation {
  /** The title of the page by default. */
  readonly label?: NavigationLabel;
  /** Replaces `label` in the bar. */
  readonly barLabel?: NavigationLabel;
  /** The groups that contain the page, each with its position in the group, from 1. */
  readonly groups: Readonly<Partial<Record<NavigationGroup, number>>>;
}

/**
 * The chunk that holds a page's code. `login`, `forms` and `member` are shared chunks, which `index.html` preloads on
 * the first visit of such a page; the pages of `login` and `forms` are also rendered at build. `own`: a chunk for
 * this page, loaded when it opens.
 */
export type PageChunk = 'login' | 'forms' | 'member' | 'own';

/**
 * When the page's code is saved on the device. `installed`: the service worker precaches it. `idle`: the app fetches it
 * when a member's page is idle. `no`: when the page opens.
 */
export type OfflineCode = 'installed' | 'idle' | 'no';

/** The facts of a page. */
export interface Page {
  /** The path from specification section 2; a parameter starts with a colon. */
  readonly path: string;
  readonly access: Access;
  /**
   * The route component, such as `offers/OffersRoute`: `features/offers/OffersRoute.tsx`, which exports `OffersRoute`.
   * A page that differs by window width names one component for each layout.
   */
  readonly route: string | Readonly<Record<Layout, string>>;
  readonly chunk: PageChunk;
  readonly offline: OfflineCode;
  /** The document's title, without the app's name. */
  readonly title: (messages: Messages) => string;
  /** For a page in the member area, on a narrow window. */
  readonly header?: Header;
  /** The name of the page above this one. The back link leads there, and the navigation marks it as current. */
  readonly parent?: string;
}

/** A page in the member area, which has a header and a navigation. */
export interface MemberPage extends Page {
  /** Every page of a member opens offline. */
  readonly offline: Exclude<OfflineCode, 'no'>;
  readonly header: Header;
  /** Null if no navigation links to the page. */
  readonly navigation: PageNavigation | null;
  /** Whether the page promotes gambling: it is hidden from a member in promotion-free mode. */
  readonly promotional: boolean;
}
