import { ACCOUNT_PAGES } from './accountPages.ts';
import { MEMBER_PAGES } from './memberPages.ts';
import type { MemberPage, Page } from './page.ts';

/** Every page of the app. Routes, titles, navigation, preloads and the offline files derive from this table. */
export const PAGES: typeof MEMBER_PAGES & typeof ACCOUNT_PAGES = {
  ...MEMBER_PAGES,
  ...ACCOUNT_PAGES,
};

/** The name of a page, and of its route. */
export type RouteName = keyof typeof PAGES;

/** The names of all pages, in the order of the table. */
export const ROUTE_NAMES = Object.keys(PAGES) as readonly RouteName[];

const memberPages: Readonly<Record<string, MemberPage>> = MEMBER_PAGES;

/** A page of the member area; undefined for a page with the account layout. */
export function memberPage(name: RouteName): MemberPage | undefined {
  return memberPages[name];
}

/**
 * The route components of a page: one, or one for each layout.
 * @internal
 */
export function childRoutes({ route }: Page): readonly string[] {
  return typeof route === 'string' ? [route] : Object.values(route);
}

/** The page above a page, or null if it has none. */
export function parentRoute(name: RouteName): RouteName | null {
  const page = PAGES[name];
  return 'parent' in page ? page.parent : null;
}

/** True if a page is the other page, or below it. */
export function isWithin(name: RouteName | null, other: RouteName): boolean {
  return name !== null && (name === other || isWithin(parentRoute(name), other));
}
