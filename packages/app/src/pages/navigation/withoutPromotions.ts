import type { MoreGroup } from '@casino/ui/screens/More/More.types.ts';
import type {
  NavigationAction,
  NavigationLink,
  NavigationMenu,
} from '@casino/ui/shell/shell.types.ts';
import { isPromotional, routeAt } from '../paths.ts';

type Entry = NavigationLink | NavigationAction | NavigationMenu;

/** Removes links to promotional pages from a navigation, and menus that are then empty. */
export function withoutPromotions<E extends Entry>(entries: readonly E[]): readonly E[] {
  return entries
    .map((entry) =>
      entry.kind === 'menu' ? { ...entry, items: withoutPromotions(entry.items) } : entry,
    )
    .filter((entry) => (entry.kind === 'menu' ? entry.items.length > 0 : !promotes(entry)));
}

/** Removes links to promotional pages from the groups of More, and groups that are then empty. */
export function groupsWithoutPromotions(groups: readonly MoreGroup[]): readonly MoreGroup[] {
  return groups
    .map((group) => ({ ...group, items: withoutPromotions(group.items) }))
    .filter(({ items }) => items.length > 0);
}

function promotes(entry: NavigationLink | NavigationAction): boolean {
  if (entry.kind === 'action') return false;
  const route = routeAt(entry.href);
  return route !== null && isPromotional(route);
}
