import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type * as TestingLibrary from '@testing-library/dom';
import type { Point, Tab } from './tab.ts';

/** Selects elements by role and name, by label, or by CSS selector. */
export interface Query {
  readonly by: 'role' | 'label' | 'css';
  readonly what: string;
  readonly name?: { readonly source: string; readonly flags: string } | undefined;
}

declare global {
  interface Window {
    /** `addHelpers` adds this and the following properties to the page. */
    readonly TestingLibraryDom: typeof TestingLibrary;
    findAll: typeof findAll;
    pointOf: typeof pointOf;
    /** Whether the last click reached its element; absent before a click. */
    reached?: boolean | undefined;
    /** The uncaught errors of the page since `addHelpers`. */
    uncaught?: string[];
  }
}

const LIBRARY = readFileSync(
  createRequire(import.meta.url).resolve(
    '@testing-library/dom/dist/@testing-library/dom.umd.min.js',
  ),
  'utf8',
);

/** Adds functions to the page that find elements, and a list of uncaught errors. */
export async function addHelpers(tab: Tab): Promise<void> {
  if (!(await tab.run(() => 'findAll' in window))) await tab.addScript(SCRIPT);
}

function findAll({ by, what, name }: Query): HTMLElement[] {
  if (by === 'css') return [...document.querySelectorAll<HTMLElement>(what)];
  const { queryAllByLabelText, queryAllByRole } = window.TestingLibraryDom;
  if (by === 'label') return queryAllByLabelText(document.body, what);
  const wanted = name ? { name: new RegExp(name.source, name.flags) } : {};
  return queryAllByRole(document.body, what, wanted);
}

/** The centre of the first matching element. Throws if it is missing, moving or covered. */
async function pointOf(query: Query): Promise<Point> {
  const [element] = window.findAll(query);
  if (!element) throw new Error('The element is missing.');
  if (document.querySelector('[aria-busy="true"]')) throw new Error('The page is loading.');
  element.scrollIntoView({ block: 'center', behavior: 'instant' });
  const before = element.getBoundingClientRect();
  await new Promise((resolve) => setTimeout(resolve, 50));
  const { x, y, width, height } = element.getBoundingClientRect();
  if (x !== before.x || y !== before.y) throw new Error('The element is moving.');
  const point = { x: Math.round(x + width / 2), y: Math.round(y + height / 2) };
  const hit = document.elementFromPoint(point.x, point.y);
  const isHit = (other: Element | null) =>
    element.contains(other) || other?.closest('label')?.control === element;
  if (!isHit(hit)) throw new Error(`The element is covered by ${hit?.outerHTML.slice(0, 200)}.`);
  window.reached = undefined;
  const note = ({ target }: Event) => {
    window.reached = isHit(target as Element);
  };
  window.addEventListener('click', note, { capture: true, once: true });
  return point;
}

const SCRIPT = `${LIBRARY}
window.findAll = ${findAll};
window.pointOf = ${pointOf};
window.uncaught = [];
addEventListener('error', ({ message }) => window.uncaught.push(message));
addEventListener('unhandledrejection', ({ reason }) => window.uncaught.push(String(reason)));
undefined`;
