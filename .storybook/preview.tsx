import type { Preview } from '@storybook/react-vite';
import { expect, type MockInstance, spyOn } from 'storybook/test';
import { namedChoices, usefulControls } from '../packages/ui/src/stories/controls.ts';
import { chromaticModes } from '../packages/ui/src/stories/modes/modes.ts';
// Machines of developers and of CI have no Chinese face, and a missing character is half as wide.
import '@fontsource-variable/noto-sans-sc/index.css';
import '../packages/ui/src/tokens/fonts.css';
import './docs.css';
import { copiedCode } from './copiedCode.ts';
import { withLayout, withTextSize, withTheme, withWords } from './decorators.tsx';
import { LazyPage } from './docs/LazyPage.tsx';
import './ownViewport.ts';
import { theme } from './theme.ts';
import { toolbar } from './toolbar.ts';
import { viewports } from './viewports.ts';
import { loadWords } from './words.ts';

let reportedErrors: MockInstance<typeof console.error>;

const preview: Preview = {
  argTypesEnhancers: [usefulControls],
  argsEnhancers: [namedChoices],
  decorators: [withTheme, withLayout, withWords, withTextSize],
  loaders: [loadWords],
  tags: ['autodocs'],
  initialGlobals: {
    tier: 'jack',
    scheme: 'dark',
    locale: 'en-GB',
    direction: 'ltr',
    textSize: 'normal',
    layout: 'story',
  },
  globalTypes: toolbar,
  parameters: {
    layout: 'padded',
    a11y: {
      test: 'error',
      // Only Storybook's own panel shows what passes. `npm test` reads violations only, so axe does not describe all other
      // elements.
      ...(import.meta.env['VITEST_STORYBOOK'] === 'false' && {
        options: { resultTypes: ['violations'] },
      }),
    },
    backgrounds: { disable: true },
    chromatic: { modes: chromaticModes },
    controls: { expanded: true, sort: 'requiredFirst' },
    docs: {
      theme,
      page: LazyPage,
      source: { transform: copiedCode },
    },
    options: {
      storySort: {
        method: 'alphabetical',
        order: [
          'Welcome',
          'What changed',
          'Review a change',
          'Other names',
          'Foundations',
          'Primitives',
          'Components',
          'Shell',
          'Screens',
          'Journeys',
        ],
      },
    },
    viewport: {
      // The window of stories that set no viewport.
      defaultViewport: 'desktop',
      options: viewports,
    },
  },
  beforeEach: async () => {
    await document.fonts.ready;
    reportedErrors = spyOn(console, 'error');
  },
  /** Fails a story for React warnings, for unknown DOM properties and for horizontal scrolling. */
  afterEach: ({ viewMode }) => {
    // A docs page has several stories, and tables that scroll.
    if (viewMode === 'docs') return;
    try {
      expectSoundPage();
    } catch (error) {
      // Storybook replaces the story by an error that is thrown here. Its panel shows the failed expectation anyway.
      if (import.meta.env['VITEST']) throw error;
    }
  },
};

function expectSoundPage(): void {
  // A failed play function logs an Error and fails the story by itself.
  const warnings = reportedErrors.mock.calls.filter(([first]) => !(first instanceof Error));
  expect(warnings).toEqual([]);
  const page = document.documentElement;
  expect(page.scrollWidth, 'the page scrolls horizontally').toBeLessThanOrEqual(page.clientWidth);
}

export default preview;
