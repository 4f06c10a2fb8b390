import type { Plugin } from 'vite';

/** Serves the staff page on the development server: its paths are below `/staff/`. */
export function staffPage(): Plugin {
  return {
    name: 'casino:staff-page',
    configureServer: (server) => {
      server.middlewares.use((request, response, next) => {
        const [path = '', query = ''] = (request.url ?? '').split('?');
        if (path === '/staff') response.writeHead(301, { Location: '/staff/' }).end();
        else {
          if (/^\/staff\/[^.]*$/.test(path)) request.url = `/staff/index.html?${query}`;
          next();
        }
      });
    },
  };
}
