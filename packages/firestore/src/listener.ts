import { createServer as createHttpServer, type RequestListener } from 'node:http';
import { type AddressInfo, createServer, type Socket } from 'node:net';

/** Serves connections that begin with HTTP/2. The listener closes it. */
export interface Http2Acceptor {
  readonly accept: (socket: Socket) => void;
  readonly close: () => Promise<void>;
}

export interface Handlers {
  readonly rest: RequestListener;
  readonly grpc: Http2Acceptor;
}

export interface Listener {
  readonly port: number;
  /** Starts to serve. Earlier connections have waited until now. */
  serve(handlers: Handlers): void;
  close(): Promise<void>;
}

/** The first bytes of a client that starts with HTTP/2, as every gRPC client does. */
const HTTP2_PREFACE = 'PRI';

type Accept = (socket: Socket) => void;

/** Passes a connection to a protocol by its first bytes, and unshifts those bytes. */
function dispatch(socket: Socket, acceptHttp1: Accept, acceptHttp2: Accept): void {
  let head = Buffer.alloc(0);
  const onData = (chunk: Buffer) => {
    head = Buffer.concat([head, chunk]);
    if (head.length < HTTP2_PREFACE.length) return;
    socket.off('data', onData).pause().unshift(head);
    const isHttp2 = head.toString('latin1', 0, HTTP2_PREFACE.length) === HTTP2_PREFACE;
    (isHttp2 ? acceptHttp2 : acceptHttp1)(socket);
  };
  socket.on('data', onData);
}

/**
 * Listens on one port for REST over HTTP/1.1 and gRPC over HTTP/2, as clients of an emulator expect. Rejects if the
 * port is in use.
 */
export async function listen(port: number, host: string): Promise<Listener> {
  const sockets = new Set<Socket>();
  let accept: Accept = () => {};
  let closeHandlers = async () => {};
  const server = createServer((socket) => {
    sockets.add(socket);
    socket.on('close', () => sockets.delete(socket));
    socket.on('error', () => socket.destroy());
    accept(socket);
  });
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, host, resolve);
  });
  return {
    port: (server.address() as AddressInfo).port,
    serve: ({ rest, grpc }) => {
      const http = createHttpServer(rest);
      // A busy client sends on an idle connection just as the server closes it, and sees its request fail.
      http.keepAliveTimeout = 0;
      const acceptHttp1 = (socket: Socket) => {
        http.emit('connection', socket);
        socket.resume();
      };
      accept = (socket) => dispatch(socket, acceptHttp1, grpc.accept);
      closeHandlers = grpc.close;
      for (const socket of sockets) accept(socket);
    },
    close: async () => {
      const closed = new Promise((resolve) => server.close(resolve));
      await closeHandlers();
      for (const socket of sockets) socket.destroy();
      await closed;
    },
  };
}
