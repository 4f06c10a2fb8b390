import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type * as TestingLibrary from '@testing-library/dom';
import type { Point, Tab } from './engine.ts';

/** Which elements are meant: those with a role and a name, of a label, or of a CSS selector. */
export interface Query {
  readonly by: 'role' | 'label' | 'css';
  readonly what: string;
  readonly name?: { readonly source: string; readonly flags: string } | undefined;
}

declare global {
  interface Window {
    /** Added to the page by `addHelpers`, as the rest here. */
    readonly TestingLibraryDom: typeof TestingLibrary;
    findAll: typeof findAll;
    pointOf: typeof pointOf;
    /** Whether the click at the last point reached its element; absent before a click. */
    reached?: boolean | undefined;
    /** The uncaught errors of the page since then. */
    uncaught?: string[];
  }
}

const LIBRARY = readFileSync(
  createRequire(import.meta.url).resolve(
    '@testing-library/dom/dist/@testing-library/dom.umd.min.js',
  ),
  'utf8',
);

/** Adds to the page of a tab what finds elements, and what remembers uncaught errors. */
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

/** Where to click the first element of a query: its middle. Throws where it is not there, moves or is covered. */
async function pointOf(query: Query): Promise<Point> {
  const [element] = window.findAll(query);
  if (!element) throw new Error('It is not there.');
  if (document.querySelector('[aria-busy="true"]')) throw new Error('The page is loading.');
  element.scrollIntoView({ block: 'center', behavior: 'instant' });
  const before = element.getBoundingClientRect();
  await new Promise((resolve) => setTimeout(resolve, 50));
  const { x, y, width, height } = element.getBoundingClientRect();
  if (x !== before.x || y !== before.y) throw new Error('It moves.');
  const point = { x: Math.round(x + width / 2), y: Math.round(y + height / 2) };
  const hit = document.elementFromPoint(point.x, point.y);
  const isHit = (other: Element | null) =>
    element.contains(other) || other?.closest('label')?.control === element;
  if (!isHit(hit)) throw new Error(`It is covered by ${hit?.outerHTML.slice(0, 200)}.`);
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
