import { MEMBER_PAGES } from '../memberPages.ts';
import type { NavigationGroup, PageNavigation } from '../page.ts';

type MemberPages = typeof MEMBER_PAGES;

/** The names of the pages in a group of the navigation. */
export type PageIn<Group extends NavigationGroup> = {
  [Name in keyof MemberPages]: MemberPages[Name]['navigation'] extends {
    readonly groups: Readonly<Record<Group, number>>;
  }
    ? Name
    : never;
}[keyof MemberPages];

/** A page in the navigation, and how to link to it. */
export interface LinkedPage<Name> {
  readonly name: Name;
  readonly navigation: PageNavigation;
}

/** The pages in a group of the navigation, in their order. */
export function pagesIn<Group extends NavigationGroup>(
  group: Group,
): readonly LinkedPage<PageIn<Group>>[] {
  const position = ({ navigation }: LinkedPage<unknown>) => navigation.groups[group] ?? 0;
  return Object.entries(MEMBER_PAGES)
    .flatMap(([name, { navigation }]) =>
      navigation && group in navigation.groups
        ? { name: name as PageIn<Group>, navigation: navigation as PageNavigation }
        : [],
    )
    .sort((one, other) => position(one) - position(other));
}
