import { matchPath } from 'react-router-dom';

/**
 * Who may open a route. `public`: anybody, always. `open`: signing in is not needed, but a session that
 * still has a step to take is led to it. `member`: signing in is required. Specification section 4.
 */
export type Access = 'public' | 'open' | 'member';

/** A title of the mobile header that the specification quotes: a key of the catalogue's titles. */
export type HeaderTitle = 'offers' | 'benefits' | 'spinTheWheel' | 'eventsAt';

interface RouteDefinition {
  readonly path: string;
  readonly access: Access;
  readonly headerTitle?: HeaderTitle;
  /** Promotes gambling: closed to a member in promotion-free mode. */
  readonly promotional?: true;
}

/** Every route of the app. Specification section 2. */
export const ROUTES = {
  home: { path: '/', access: 'member' },
  spinTheWheel: {
    path: '/games/spin-the-wheel/:gameId',
    access: 'member',
    headerTitle: 'spinTheWheel',
    promotional: true,
  },
  offers: { path: '/offers', access: 'member', headerTitle: 'offers', promotional: true },
  offer: { path: '/offers/:id', access: 'member', headerTitle: 'offers', promotional: true },
  benefits: { path: '/benefits', access: 'member', headerTitle: 'benefits' },
  promotions: { path: '/promotions', access: 'member', promotional: true },
  events: { path: '/events', access: 'member', headerTitle: 'eventsAt' },
  event: { path: '/events/:id', access: 'member' },
  profile: { path: '/profile', access: 'member' },
  slots: { path: '/slots', access: 'member' },
  slotsEvent: { path: '/slots/event/:id', access: 'member' },
  settings: { path: '/settings', access: 'member' },
  interests: { path: '/settings/interests', access: 'member' },
  communications: { path: '/settings/communications', access: 'member' },
  deleteAccount: { path: '/settings/delete', access: 'member' },
  restaurant: { path: '/restaurant', access: 'member' },
  myCasino: { path: '/mycasino', access: 'member' },
  more: { path: '/more', access: 'member' },
  register: { path: '/account/register', access: 'open' },
  registered: { path: '/account/register/success', access: 'open' },
  support: { path: '/account/support', access: 'open' },
  login: { path: '/login', access: 'open' },
  loginMobile: { path: '/login-mobile', access: 'open' },
  forgottenPassword: { path: '/forgotten-password', access: 'open' },
  forgottenPasswordConfirm: { path: '/forgotten-password-confirm', access: 'open' },
  resetPassword: { path: '/reset-password', access: 'open' },
  resetPasswordSuccess: { path: '/reset-password-success', access: 'open' },
  createLogin: { path: '/account/create', access: 'open' },
  createPassword: { path: '/account/password', access: 'open' },
  verifyEmail: { path: '/account/pending', access: 'public' },
  linkEntry: { path: '/account/verify', access: 'member' },
  linkMembership: { path: '/account/link', access: 'open' },
  linked: { path: '/account/linked', access: 'open' },
} as const satisfies Readonly<Record<string, RouteDefinition>>;

export type RouteName = keyof typeof ROUTES;

/** The query name that holds the wanted path while a member signs in. Specification section 9. */
export const REDIRECT_QUERY = 'redirect';

type ParamOf<Path extends string> = Path extends `${string}:${infer Name}/${infer Rest}`
  ? Name | ParamOf<`/${Rest}`>
  : Path extends `${string}:${infer Name}`
    ? Name
    : never;

/** The parameters of a route, such as `'id'`; `never` where it has none. */
export type RouteParam<Name extends RouteName> = ParamOf<(typeof ROUTES)[Name]['path']>;

type ParamsArgument<Name extends RouteName> = [RouteParam<Name>] extends [never]
  ? []
  : [params: Readonly<Record<RouteParam<Name>, string>>];

/** The path of a route with its parameters filled in and encoded. */
export function pathTo<Name extends RouteName>(name: Name, ...[params]: ParamsArgument<Name>) {
  const values = new Map(Object.entries<string>(params ?? {}));
  return ROUTES[name].path.replace(/:(\w+)/g, (_, key: string) =>
    encodeURIComponent(values.get(key) ?? ''),
  );
}

/** True for a route that promotes gambling. */
export function isPromotional(name: RouteName): boolean {
  return 'promotional' in ROUTES[name];
}

const NAMES = Object.keys(ROUTES) as RouteName[];

/** The route that a path (without query and hash) leads to, or null where the app has none. */
export function routeAt(pathname: string): RouteName | null {
  return NAMES.find((name) => matchPath(ROUTES[name].path, pathname) !== null) ?? null;
}
