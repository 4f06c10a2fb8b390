import type { Plugin } from 'vite';

const ROUTER = /\/react-router\/dist\/\w+\/[^/]+\.mjs$/;

/**
 * Lets the build leave out the parts of React Router that the app does not use: it defines its links and
 * forms by calls that a bundler has to take for effects, and names them afterwards. They are 4 KiB of the
 * first page.
 */
export function slimRouter(): Plugin {
  return {
    name: 'casino:slim-router',
    apply: 'build',
    transform: {
      filter: { id: ROUTER },
      handler: (code) => ({
        code: code
          .replace(/= (React\d*\.(?:forwardRef|createContext|memo)\()/g, '= /* @__PURE__ */ $1')
          .replace(/^\w+\.displayName = "\w+";$/gm, ''),
        map: null,
      }),
    },
  };
}
