import type { Preview } from '@storybook/react-vite';
import { expect, type MockInstance, spyOn } from 'storybook/test';
import '../packages/ui/src/tokens/fonts.css';
import { THEME_NAMES } from '../packages/ui/src/tokens/themes/themes.ts';
import { SCHEMES } from '../packages/ui/src/tokens/tiers.ts';
import { withLayout, withTheme } from './themeDecorator.tsx';

let reportedErrors: MockInstance<typeof console.error>;

const preview: Preview = {
  decorators: [withLayout, withTheme],
  tags: ['autodocs'],
  initialGlobals: { tier: 'jack', scheme: 'dark', layout: 'story' },
  globalTypes: {
    tier: {
      description: 'Tier',
      toolbar: { icon: 'paintbrush', items: [...THEME_NAMES, 'all'], dynamicTitle: true },
    },
    scheme: {
      description: 'Scheme',
      toolbar: { icon: 'contrast', items: [...SCHEMES], dynamicTitle: true },
    },
    layout: {
      description: 'Layout of stories that take one',
      toolbar: { icon: 'browser', items: ['story', 'mobile', 'desktop'], dynamicTitle: true },
    },
  },
  parameters: {
    layout: 'padded',
    a11y: { test: 'error' },
    backgrounds: { disable: true },
    controls: { expanded: true },
    options: {
      storySort: {
        order: ['Foundations', 'Primitives', 'Components', 'Shell', 'Screens', 'Journeys'],
      },
    },
    viewport: {
      options: {
        mobile: { name: 'Mobile', type: 'mobile', styles: { width: '390px', height: '844px' } },
        desktop: { name: 'Desktop', type: 'desktop', styles: { width: '1280px', height: '800px' } },
      },
    },
  },
  beforeEach: async () => {
    await document.fonts.ready;
    reportedErrors = spyOn(console, 'error');
  },
  /** A warning of React, or a property that leaked to the page, fails the story. */
  afterEach: () => {
    // A play function that failed is logged as an Error, and fails the story by itself.
    const warnings = reportedErrors.mock.calls.filter(([first]) => !(first instanceof Error));
    expect(warnings).toEqual([]);
  },
};

export default preview;
