import type { FloorBrowser } from './browsers.ts';

/** A feature in the build, from our code or a library, that a browser of the floor lacks. */
export interface NewerFeature {
  /** The name in the check: a path in scripts, `<element attribute>`, or a CSS property, selector or value. */
  readonly feature: string;
  readonly lacking: readonly FloorBrowser[];
  /** What happens without it. */
  readonly without: string;
  /** The test that runs without the feature, or shows the effect. */
  readonly proof: string;
}

/** The journey without all features of this list. */
const JOURNEY = 'packages/app/src/shell/olderBrowser.e2e.ts';
const ALL = ['Safari', 'Chrome', 'Samsung Internet', 'Firefox'] as const;

type Row = readonly [
  feature: string,
  lacking: readonly FloorBrowser[],
  without: string,
  proof?: string,
];

/** Every feature of the build that is newer than the floor. `npm test -- floor` judges it. docs/floor.md. */
export const NEWER: readonly NewerFeature[] = (
  [
    ['HTMLElement.prototype.showPopover', ALL, 'Messages lie above the page and below a dialog.'],
    ['HTMLElement.prototype.hidePopover', ALL, 'It is called where `showPopover` was.'],
    ['<* popover>', ALL, 'It is an unknown attribute: messages are shown as any other element.'],
    [
      'Document.prototype.startViewTransition',
      ['Safari', 'Firefox'],
      'React changes the page at once.',
    ],
    ['navigation', ['Safari', 'Firefox'], 'React asks for it before it listens.'],
    [
      'requestIdleCallback',
      ['Safari'],
      'A member’s browser makes its first date when a page asks for one.',
    ],
    ['setImmediate', ALL, 'React asks for it, and takes a message channel.'],
    [
      'Navigator.prototype.wakeLock',
      ['Firefox'],
      'The screen may go dark above a code.',
      'packages/app/src/lib/keepAwake.test.ts',
    ],
    [
      'Navigator.prototype.share',
      ['Firefox'],
      'The button copies the link.',
      'packages/app/src/features/events/EventDetailsPage.browser.tsx',
    ],
    [
      'Navigator.prototype.connection',
      ['Safari', 'Firefox'],
      'No page is held back because data are to be saved.',
    ],
    [
      'HTMLImageElement.prototype.fetchPriority',
      ['Safari', 'Firefox'],
      'Pictures come in the browser’s own order.',
    ],
    ['<img fetchpriority>', ['Safari', 'Firefox'], 'Pictures come in the browser’s own order.'],
    ['HTMLLinkElement.prototype.imageSizes', ['Safari'], 'React reads it; no page has one.'],
    ['Error.captureStackTrace', ['Safari', 'Firefox'], 'Firebase and zod ask for it first.'],
    ['Error.prototype.stackTraceLimit', ['Firefox'], 'zod asks for its type first.'],
    ['TextEvent', ['Firefox'], 'React asks for it, and composes what is typed by itself.'],
    [
      '<* autocapitalize>',
      ['Safari'],
      'Safari on a Mac has no keyboard that writes capitals by itself.',
    ],
    ['Temporal', ALL, 'Firestore refuses a conversion that the app never asks for.'],
    ['Temporal.Instant', ALL, 'Firestore refuses a conversion that the app never asks for.'],
    [
      'CSSStyleDeclaration.prototype.cssFloat',
      ['Firefox'],
      'React writes it for a style that no page has.',
    ],
    [
      'MouseEvent.prototype.movementX',
      ['Safari', 'Chrome'],
      'React reads it into its events; no page asks.',
    ],
    [
      'MouseEvent.prototype.movementY',
      ['Safari', 'Chrome'],
      'React reads it into its events; no page asks.',
    ],
    [
      'CSSImportRule.prototype.supportsText',
      ['Safari', 'Chrome', 'Samsung Internet'],
      'A recording leaves out a condition of an import; no sheet has one.',
    ],
    ['forced-color-adjust', ['Safari'], 'Safari forces no colours upon a page.'],
    ['CustomElementRegistry.prototype.getName', ALL, 'It is a method of styled-components.'],
    [
      'FileSystemEntry.prototype.getMetadata',
      ['Safari', 'Firefox'],
      'It is a method of the library of telephone numbers.',
    ],
    [
      'IntersectionObserverEntry.prototype.isVisible',
      ['Safari', 'Firefox'],
      'It is an option of SWR.',
    ],
    ['Uint8Array.prototype.toBase64', ALL, 'It is a method of Firestore.'],
    [
      ':has',
      ['Firefox'],
      'A card’s focus ring stays on its link; the words of a disabled choice keep their colour.',
    ],
    ['text-wrap', ALL, 'Headings and paragraphs break where the line is full.'],
    ['field-sizing', ALL, 'A text area keeps its height, and scrolls.'],
    ['1lh', ['Firefox'], 'The height of a text area comes from its `rows`.'],
    ['resize', ['Safari', 'Firefox'], 'A text area cannot be drawn larger by hand.'],
    ['hyphens', ['Safari'], 'Long words of the benefits break without a hyphen.'],
    ['scrollbar-width', ['Safari', 'Chrome', 'Samsung Internet'], 'Tabs may show a scroll bar.'],
    ['text-size-adjust', ['Safari', 'Firefox'], 'Safari takes the prefixed one beside it.'],
    ['user-select', ['Safari'], 'A long press selects a part of a code, or initials.'],
    ['cursor: not-allowed', ['Safari'], 'iOS has no pointer; Safari on a Mac knows it.'],
    ['cursor: pointer', ['Safari'], 'iOS has no pointer; Safari on a Mac knows it.'],
    ['cursor: progress', ['Safari'], 'iOS has no pointer; Safari on a Mac knows it.'],
  ] as readonly Row[]
).map(([feature, lacking, without, proof = JOURNEY]) => ({ feature, lacking, without, proof }));
