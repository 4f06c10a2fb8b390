import { matchPath } from 'react-router-dom';
import { memberPage, PAGES, ROUTE_NAMES, type RouteName } from './pages.ts';

/** The query name that holds the wanted path while a member signs in. Specification section 9. */
export const REDIRECT_QUERY = 'redirect';

type ParamOf<Path extends string> = Path extends `${string}:${infer Name}/${infer Rest}`
  ? Name | ParamOf<`/${Rest}`>
  : Path extends `${string}:${infer Name}`
    ? Name
    : never;

/** The parameters of a route, such as `'id'`; `never` if it has none. */
export type RouteParam<Name extends RouteName> = ParamOf<(typeof PAGES)[Name]['path']>;

type ParamsArgument<Name extends RouteName> = [RouteParam<Name>] extends [never]
  ? []
  : [params: Readonly<Record<RouteParam<Name>, string>>];

/** The path of a route, with encoded parameters. */
export function pathTo<Name extends RouteName>(name: Name, ...[params]: ParamsArgument<Name>) {
  const values = new Map(Object.entries<string>(params ?? {}));
  return PAGES[name].path.replace(/:(\w+)/g, (_, key: string) =>
    encodeURIComponent(values.get(key) ?? ''),
  );
}

/** Whether a route promotes gambling. */
export function isPromotional(name: RouteName): boolean {
  return memberPage(name)?.promotional ?? false;
}

/** The route that matches a path without query and hash; null if no route does. */
export function routeAt(pathname: string): RouteName | null {
  return ROUTE_NAMES.find((name) => matchPath(PAGES[name].path, pathname) !== null) ?? null;
}
