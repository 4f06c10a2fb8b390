import { runnerImport } from 'vite';
import { STYLED_COMPONENTS } from './vite.styledComponents.ts';

/**
 * Imports a module of the app into the build process. It resolves the workspace's packages to their sources: Node would
 * resolve `@casino/ui` to `dist`, which may be missing or out of date.
 */
export async function importSource<Module>(path: string): Promise<Module> {
  const { module } = await runnerImport<Module>(path, {
    root: import.meta.dirname,
    configFile: false,
    logLevel: 'error',
    oxc: STYLED_COMPONENTS,
    environments: {
      inline: {
        resolve: {
          conditions: ['source', 'module', 'node', 'production'],
          noExternal: [/^@casino\//],
        },
      },
    },
  });
  return module;
}
