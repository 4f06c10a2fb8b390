import type { StorybookConfig } from '@storybook/react-vite';
import { plainName, tagsOf } from '../packages/ui/src/stories/storyTags.ts';
import { docgen } from '../scripts/lib/docgen/docgenPlugin.mjs';

/** Storybook shows `packages/ui` and not the app, so it has its own Vite configuration. */
const config: StorybookConfig = {
  framework: {
    name: '@storybook/react-vite',
    options: { builder: { viteConfigPath: '.storybook/vite.config.ts' } },
  },
  stories: ['../packages/ui/src/**/*.stories.tsx', '../packages/ui/src/**/*.mdx'],
  // Tags by name, so that the sidebar's filter finds every empty or failed story.
  experimental_indexers: async (indexers = []) =>
    indexers.map((indexer) => ({
      ...indexer,
      createIndex: async (file, options) =>
        (await indexer.createIndex(file, options)).map((entry) => ({
          ...entry,
          // The sections of the specification are in the names for the reports of tests (decision 060).
          ...(entry.name && { name: plainName(entry.name) }),
          tags: [
            ...new Set([...(entry.tags ?? []), ...tagsOf({ ...entry, title: entry.title ?? '' })]),
          ],
        })),
    })),
  addons: ['@storybook/addon-docs', '@storybook/addon-a11y', '@storybook/addon-vitest'],
  core: { disableTelemetry: true, disableWhatsNewNotifications: true },
  features: {
    // The search finds the headings of "Other names", such as "popup" for Dialog.
    experimentalSearchDocsHeadings: true,
    // Marks stories that are new or changed since the last commit, while `npm run storybook` runs.
    changeDetection: true,
    // The checklist is a tour for new Storybook projects.
    sidebarOnboardingChecklist: false,
    menuOnboardingChecklist: false,
  },
  typescript: { reactDocgen: false },
  viteFinal: (viteConfig) => ({
    ...viteConfig,
    plugins: [...(viteConfig.plugins ?? []), docgen()],
  }),
};

export default config;
