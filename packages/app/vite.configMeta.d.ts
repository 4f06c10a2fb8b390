import type { Plugin } from 'vite';
/**
 * Writes the Firebase configuration into the page: `CASINO_FIREBASE_CONFIG`, as JSON, and a link to each service
 * that it leads to, which the script in index.html or the app connects to when it is time. Throws where the
 * configuration is wrong. Without one the place stays empty for the server that will serve the build.
 */
export declare function configMeta(config?: string): Plugin;
