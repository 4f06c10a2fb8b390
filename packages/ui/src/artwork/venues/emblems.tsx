import type { ReactNode } from 'react';
import { ticks } from '../polar.ts';
import { suitPaths } from '../suits.ts';

const orrery = (
  <>
    <circle cx="48" cy="48" r="6" fill="currentColor" />
    <circle cx="48" cy="48" r="13" />
    <circle cx="48" cy="48" r="21" />
    <circle cx="48" cy="48" r="29" />
    <path d="M48 48 57.2 38.8M48 48 27.8 53.8M48 48 56.5 75.7" />
    <circle cx="57.2" cy="38.8" r="3" fill="currentColor" />
    <circle cx="27.8" cy="53.8" r="4" fill="currentColor" />
    <circle cx="56.5" cy="75.7" r="5" fill="currentColor" />
  </>
);

const lantern = (
  <>
    <path d="M38 36h20l4 6-4 26H38l-4-26ZM36 68h24M42 36v-5a6 6 0 0 1 12 0v5M48 25v-5M34 42h28" />
    <path
      d="M48 60c-4 0-6-2.5-6-5.5 0-4 4-5.5 6-10 2 4.5 6 6 6 10 0 3-2 5.5-6 5.5Z"
      fill="currentColor"
    />
    <path d="M26 44l-5-2M24 54h-5M70 44l5-2M72 54h5M27 64l-4 3M69 64l4 3" />
  </>
);

const tide = (
  <>
    <circle cx="48" cy="35" r="11" fill="currentColor" />
    <path d="M21 54c4.5-5 9-5 13.5 0s9 5 13.5 0 9-5 13.5 0 9 5 13.5 0M24 62c4-4.5 8-4.5 12 0s8 4.5 12 0 8-4.5 12 0 8 4.5 12 0M29 70c3.2-4 6.4-4 9.5 0s6.4 4 9.5 0 6.4-4 9.5 0 6.4 4 9.5 0" />
  </>
);

const foundry = (
  <>
    <path d={ticks(48, 48, 21, 27, 12)} strokeWidth="5" />
    <circle cx="48" cy="48" r="20" />
    <path
      d="M48 61c-7 0-11-4.5-11-10 0-7 7-10 8.5-18 5 3 6 7 5.5 10.5 2-.8 3-2.5 3-4.5 3.5 3.5 5 7.5 5 12 0 5.5-4 10-11 10Z"
      fill="currentColor"
    />
  </>
);

const plain = (
  <g transform="translate(28 28) scale(0.4)">
    <path d={suitPaths.spades} fill="currentColor" />
  </g>
);

/** Emblems by the name that the content service gives a venue. */
export const emblems: ReadonlyMap<string, ReactNode> = new Map([
  ['orrery', orrery],
  ['lantern', lantern],
  ['tide', tide],
  ['foundry', foundry],
]);

/** The emblem of a venue without an emblem of its own. */
export const plainEmblem = plain;
