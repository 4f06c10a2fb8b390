import type { Preview } from '@storybook/react-vite';
import { expect, type MockInstance, spyOn } from 'storybook/test';
import { namedChoices, usefulControls } from '../packages/ui/src/stories/controls.ts';
import '../packages/ui/src/tokens/fonts.css';
import './docs.css';
import { chromaticModes } from './chromaticModes.ts';
import { withLayout, withTheme, withWords } from './decorators.tsx';
import { theme } from './theme.ts';
import { toolbar } from './toolbar.ts';
import { viewports } from './windows.ts';

let reportedErrors: MockInstance<typeof console.error>;

const preview: Preview = {
  argTypesEnhancers: [usefulControls],
  argsEnhancers: [namedChoices],
  decorators: [withTheme, withLayout, withWords],
  tags: ['autodocs'],
  initialGlobals: {
    tier: 'jack',
    scheme: 'dark',
    locale: 'en-GB',
    direction: 'ltr',
    layout: 'story',
  },
  globalTypes: toolbar,
  parameters: {
    layout: 'padded',
    a11y: { test: 'error' },
    backgrounds: { disable: true },
    chromatic: { modes: chromaticModes },
    controls: { expanded: true },
    docs: { theme },
    options: {
      storySort: {
        order: [
          'Welcome',
          'What changed',
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
      // The runner's window for stories that ask for none.
      defaultViewport: 'desktop',
      options: viewports,
    },
  },
  beforeEach: async () => {
    await document.fonts.ready;
    reportedErrors = spyOn(console, 'error');
  },
  /** A warning of React, a property that leaked to the page, and a page that scrolls sideways fail the story. */
  afterEach: ({ viewMode }) => {
    // A page of the docs holds many stories, and tables of its own.
    if (viewMode === 'docs') return;
    // A play function that failed is logged as an Error, and fails the story by itself.
    const warnings = reportedErrors.mock.calls.filter(([first]) => !(first instanceof Error));
    expect(warnings).toEqual([]);
    const page = document.documentElement;
    expect(page.scrollWidth, 'the page scrolls sideways').toBeLessThanOrEqual(page.clientWidth);
  },
};

export default preview;
