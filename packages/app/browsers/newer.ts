import type { SupportedBrowser } from './supported.ts';

/** A feature in the build, from our code or a library, that a minimum supported browser lacks. */
export interface NewerFeature {
  /** The name in the check: a path in scripts, `<element attribute>`, or a CSS property, selector or value. */
  readonly feature: string;
  readonly lacking: readonly SupportedBrowser[];
  /** What happens without it. */
  readonly without: string;
  /** The test that runs without the feature, or shows the effect. */
  readonly proof: string;
}

/** The journey without all features of this list. */
const JOURNEY = 'packages/app/src/shell/routing/olderBrowser.e2e.ts';
const ALL = ['Safari', 'Chrome', 'Samsung Internet', 'Firefox'] as const;

/** The shared elements of two pages. */
const SHARED = 'packages/app/src/shell/routing/sharedElements.browser.tsx';
const NO_TRANSITION = 'A page opens without a movement.';

type Row = readonly [
  feature: string,
  lacking: readonly SupportedBrowser[],
  without: string,
  proof?: string,
];

/** Every feature of the build that is newer than a minimum supported browser. A check compares the list with the build. docs/supported-browsers.md. */
export const NEWER: readonly NewerFeature[] = (
  [
    ['HTMLElement.prototype.showPopover', ALL, 'Toasts appear above the page, but below a dialog.'],
    ['HTMLElement.prototype.hidePopover', ALL, 'It is called only after `showPopover`.'],
    ['<* popover>', ALL, 'The attribute is ignored: toasts are normal elements.'],
    ['Document.prototype.startViewTransition', ['Safari', 'Firefox'], NO_TRANSITION, SHARED],
    ['navigation', ['Safari', 'Firefox'], 'React checks for it before use.'],
    ['requestIdleCallback', ['Safari'], 'The code of the card is drawn in the next task.'],
    ['setImmediate', ALL, 'React uses a message channel instead.'],
    [
      'Navigator.prototype.wakeLock',
      ['Firefox'],
      'The screen may turn off while a QR code is shown.',
      'packages/app/src/lib/device/keepAwake.test.ts',
    ],
    [
      'Navigator.prototype.share',
      ['Firefox'],
      'The button copies the link.',
      'packages/app/src/features/events/EventsRoute.browser.tsx',
    ],
    [
      'Navigator.prototype.connection',
      ['Safari', 'Firefox'],
      'The app ignores data saving, and prefetches pages.',
    ],
    [
      'HTMLImageElement.prototype.fetchPriority',
      ['Safari', 'Firefox'],
      'Images load in the browser’s default order.',
    ],
    ['HTMLLinkElement.prototype.imageSizes', ['Safari'], 'React supports it; no page uses it.'],
    ['Error.captureStackTrace', ['Safari', 'Firefox'], 'Firebase and zod check for it before use.'],
    ['Error.prototype.stackTraceLimit', ['Firefox'], 'zod checks its type before use.'],
    ['TextEvent', ['Firefox'], 'React composes text input without it.'],
    [
      '<* autocapitalize>',
      ['Safari'],
      'Safari on macOS has no on-screen keyboard that capitalises.',
    ],
    ['Temporal', ALL, 'Firestore uses it for a conversion that the app does not use.'],
    [
      'CSSStyleDeclaration.prototype.cssFloat',
      ['Firefox'],
      'React uses it for a style that no page has.',
    ],
    [
      'MouseEvent.prototype.movementX',
      ['Safari', 'Chrome'],
      'React copies it into events; no page reads it.',
    ],
    [
      'MouseEvent.prototype.movementY',
      ['Safari', 'Chrome'],
      'React copies it into events; no page reads it.',
    ],
    [
      'CSSImportRule.prototype.supportsText',
      ['Safari', 'Chrome', 'Samsung Internet'],
      'The recorder omits the condition of an import; no style sheet has one.',
    ],
    ['forced-color-adjust', ['Safari'], 'Safari has no forced colours.'],
    [
      'CustomElementRegistry.prototype.getName',
      ALL,
      'A method of styled-components has the same name.',
    ],
    [
      'FileSystemEntry.prototype.getMetadata',
      ['Safari', 'Firefox'],
      'A method of the telephone number library has the same name.',
    ],
    [
      'IntersectionObserverEntry.prototype.isVisible',
      ['Safari', 'Firefox'],
      'An option of SWR has the same name.',
    ],
    ['Uint8Array.prototype.toBase64', ALL, 'A method of Firestore has the same name.'],
    [
      ':has',
      ['Firefox'],
      'The focus ring of a card appears on its link; the label of a disabled choice keeps its colour.',
    ],
    ['view-transition-name', ['Safari', 'Firefox'], NO_TRANSITION, SHARED],
    [':view-transition', ['Safari', 'Firefox'], NO_TRANSITION, SHARED],
    [':view-transition-group', ['Safari', 'Firefox'], NO_TRANSITION, SHARED],
    [':view-transition-old', ['Safari', 'Firefox'], NO_TRANSITION, SHARED],
    [':view-transition-new', ['Safari', 'Firefox'], NO_TRANSITION, SHARED],
    ['text-wrap', ALL, 'Headings and paragraphs wrap at the end of the line.'],
    ['field-sizing', ALL, 'A text area has a fixed height and scrolls.'],
    ['1lh', ['Firefox'], 'The height of a text area comes from its `rows`.'],
    ['resize', ['Safari', 'Firefox'], 'The user cannot resize a text area.'],
    ['hyphens', ['Safari'], 'Long words in benefits break without a hyphen.'],
    ['scrollbar-width', ['Safari', 'Chrome', 'Samsung Internet'], 'Tabs may show a scrollbar.'],
    ['text-size-adjust', ['Safari', 'Firefox'], 'Safari uses the prefixed property.'],
    [
      'BarcodeDetector',
      ['Safari', 'Firefox'],
      'The till decodes with a library.',
      'scripts/checks/tillDecoder.test.mjs',
    ],
    [
      'ArrayBuffer.prototype.resize',
      ['Firefox'],
      'A method of the decoder of the till has the same name.',
    ],
    ['<input switch>', ALL, 'A name in the bundle of the till is the same.'],
    ['Navigator.prototype.vibrate', ['Safari'], 'The till shows and plays its answer.'],
    ['user-select', ['Safari'], 'A long press selects part of a code, or initials.'],
    ['cursor: not-allowed', ['Safari'], 'iOS has no pointer; Safari on macOS supports it.'],
    ['cursor: pointer', ['Safari'], 'iOS has no pointer; Safari on macOS supports it.'],
    ['cursor: progress', ['Safari'], 'iOS has no pointer; Safari on macOS supports it.'],
  ] as readonly Row[]
).map(([feature, lacking, without, proof = JOURNEY]) => ({ feature, lacking, without, proof }));
