import type { StorybookConfig } from '@storybook/react-vite';

/** The designers' front door. It shows `packages/ui` and nothing of the app, so it has a Vite configuration of its own. */
const config: StorybookConfig = {
  framework: {
    name: '@storybook/react-vite',
    options: { builder: { viteConfigPath: '.storybook/vite.config.ts' } },
  },
  stories: ['../packages/ui/src/**/*.stories.tsx', '../packages/ui/src/**/*.mdx'],
  addons: ['@storybook/addon-docs', '@storybook/addon-a11y', '@storybook/addon-vitest'],
  core: { disableTelemetry: true, disableWhatsNewNotifications: true },
  features: {
    // Marks of stories that are new or changed since the last commit: only while `npm run storybook` runs.
    changeDetection: true,
    // A tour of Storybook's own features is for those who set one up.
    sidebarOnboardingChecklist: false,
    menuOnboardingChecklist: false,
  },
  typescript: { reactDocgen: 'react-docgen' },
};

export default config;
