import { type IncomingMessage, type ServerResponse, request as send } from 'node:http';

const CALL = /^\/call\/([\w-]+)$/;

/**
 * Passes a call of the page's own origin on to its function, as the rewrites of `firebase.json` do in production. Returns
 * false for any other request. Answers 502 without a backend, as Hosting does for a function that is not deployed.
 * @param functions the address of the functions, which their names follow
 */
export function passCallOn(
  functions: string | undefined,
  request: IncomingMessage,
  response: ServerResponse,
): boolean {
  const [, name] = CALL.exec(new URL(request.url ?? '/', 'http://localhost').pathname) ?? [];
  if (name === undefined) return false;
  if (functions === undefined) {
    response.writeHead(502).end();
    return true;
  }
  const { method, headers } = request;
  const passed = send(`${functions}/${name}`, { method, headers }, (reply) => {
    response.writeHead(reply.statusCode ?? 502, reply.headers);
    // A function that breaks off leaves an incomplete reply.
    reply.on('error', () => response.destroy()).pipe(response);
  });
  passed.on('error', () =>
    response.headersSent ? response.destroy() : response.writeHead(502).end(),
  );
  // A page that gives up ends the call.
  response.on('close', () => passed.destroy());
  request.pipe(passed);
  return true;
}
