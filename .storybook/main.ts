import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { StorybookConfig } from '@storybook/react-vite';
import { designTokenFiles } from '../packages/ui/src/tokens/exchange/designTokens.ts';
import { componentUses } from '../scripts/lib/docs/componentUses.mjs';

/** The tokens for design tools, which the page about them links. */
const tokens = join(import.meta.dirname, '../node_modules/.cache/storybookTokens');
mkdirSync(tokens, { recursive: true });
for (const [name, file] of Object.entries(designTokenFiles())) {
  writeFileSync(join(tokens, name), `${JSON.stringify(file, null, 2)}\n`);
}

/** Storybook shows `packages/ui` and not the app, so it has its own Vite configuration. */
const config: StorybookConfig = {
  framework: {
    name: '@storybook/react-vite',
    options: { builder: { viteConfigPath: '.storybook/vite.config.ts' } },
  },
  stories: ['../packages/ui/src/**/*.stories.tsx', '../packages/ui/src/**/*.mdx'],
  staticDirs: [{ from: tokens, to: '/tokens' }],
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
  typescript: {
    // Tests show no table of props.
    reactDocgen: process.env.VITEST ? false : 'react-docgen-typescript',
    reactDocgenTypescriptOptions: {
      tsconfigPath: 'packages/ui/tsconfig.json',
      include: ['packages/ui/src/{primitives,components,shell,screens}/**/*.tsx'],
      exclude: ['**/*.{stories,browser,test,fixtures}.tsx'],
      shouldExtractLiteralValuesFromEnum: true,
      shouldRemoveUndefinedFromOptional: true,
      shouldSortUnions: true,
      skipChildrenPropWithoutDoc: false,
      // A component picks the props that it takes from an HTML element.
      propFilter: () => true,
    },
  },
  viteFinal: (viteConfig) => ({
    ...viteConfig,
    plugins: [...(viteConfig.plugins ?? []), componentUses()],
  }),
};

export default config;
