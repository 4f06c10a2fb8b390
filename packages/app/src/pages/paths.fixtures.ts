// The routes of specification section 2, from its document. They do not derive from the table of pages, which they test.
import section2 from '../../../../docs/specification/2-screens-and-routes.md?raw';

type Route = readonly [requirement: string, path: string];

interface Line {
  readonly route: Route;
  /** The text after the path. */
  readonly text: string;
}

/** The routes below a heading of the section. A line is `- **2.10** /offers/{id}: Offer details`. */
function linesUnder(heading: string): readonly Line[] {
  const [, part = ''] = section2.split(`\n## ${heading}\n`);
  const [lines = ''] = part.split('\n## ');
  return [...lines.matchAll(/^- \*\*([\d.]+)\*\* (\/\S*): (.+)$/gm)].map(
    ([, id, path = '', text = '']) => ({
      route: [`§${id}`, path.replace(/\{(\w+)\}/g, ':$1')],
      text,
    }),
  );
}

const requiresSignIn = ({ text }: Line) => text.endsWith('; requires sign-in');
const isPublic = ({ text }: Line) => text.endsWith('; explicitly public');
const routesOf = (lines: readonly Line[]) => lines.map(({ route }) => route);

const memberLines = linesUnder('Routes requiring sign-in');
const accountLines = linesUnder('Account routes');

/** The routes of the member area. */
export const AREA_ROUTES: readonly Route[] = routesOf(memberLines);

/** Sign-in is required. */
export const MEMBER_ROUTES: readonly Route[] = [
  ...AREA_ROUTES,
  ...routesOf(accountLines.filter(requiresSignIn)),
];
export const MEMBER_PATHS = MEMBER_ROUTES.map(([, path]) => path);

/** Sign-in is not needed. `/account/pending` is public and in neither list. */
export const OPEN_ROUTES: readonly Route[] = routesOf(
  accountLines.filter((line) => !requiresSignIn(line) && !isPublic(line)),
);
export const OPEN_PATHS = OPEN_ROUTES.map(([, path]) => path);

/** The title that the specification quotes for a route of the member area; undefined if it quotes none. */
export function quotedTitle(path: string): string | undefined {
  const line = memberLines.find(({ route }) => route[1] === path);
  return /"(.+?)"/.exec(line?.text ?? '')?.[1];
}
