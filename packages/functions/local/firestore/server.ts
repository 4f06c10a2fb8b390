import { createServer as createHttpServer } from 'node:http';
import { type AddressInfo, createServer, type Socket } from 'node:net';
import { createGrpcFacade } from './grpc/facade.ts';
import { createRestHandler } from './rest/handler.ts';
import type { AccessControl } from './service/access.ts';
import { createStore } from './service/store.ts';

export interface DocumentStoreOptions {
  /** The port to listen on; 0 for one that is free. */
  readonly port: number;
  /** Where to listen; this machine alone unless told otherwise. */
  readonly host?: string;
  /** The project that clients name; requests for another are refused. */
  readonly projectId: string;
  /** The security rules that bind browsers. Without them, only the admin SDK gets in. */
  readonly rulesFile?: string;
  /** The index definitions that queries are checked against. Without them, no query is refused for one. */
  readonly indexesFile?: string;
  /** Where to keep the documents. Without it they are gone when the store stops. */
  readonly dataDir?: string;
}

export interface DocumentStore {
  readonly port: number;
  stop(): Promise<void>;
}

/** What a client that speaks HTTP/2 from the start, as every gRPC client does, sends first. */
const HTTP2_PREFACE = 'PRI';

/** Hands a connection over, by its first bytes, with those bytes put back. */
function dispatch(
  socket: Socket,
  http1: (socket: Socket) => void,
  http2: (socket: Socket) => void,
) {
  let head = Buffer.alloc(0);
  const onData = (chunk: Buffer) => {
    head = Buffer.concat([head, chunk]);
    if (head.length < HTTP2_PREFACE.length) return;
    socket.off('data', onData).pause().unshift(head);
    const isHttp2 = head.toString('latin1', 0, HTTP2_PREFACE.length) === HTTP2_PREFACE;
    (isHttp2 ? http2 : http1)(socket);
  };
  socket.on('data', onData);
}

/**
 * Starts the embedded document store: the REST and gRPC interfaces of Cloud Firestore on one port, for
 * development, demonstrations and tests. Rejects with the code `EADDRINUSE` where the port is taken.
 */
export async function startDocumentStore(options: DocumentStoreOptions): Promise<DocumentStore> {
  const access: AccessControl = { checkGet: () => {}, checkList: () => {}, checkCommit: () => {} };
  const store = createStore({ projectId: options.projectId, access });
  const rest = createHttpServer(createRestHandler(store));
  const grpc = createGrpcFacade(store);
  const acceptHttp1 = (socket: Socket) => {
    rest.emit('connection', socket);
    socket.resume();
  };
  const sockets = new Set<Socket>();
  const server = createServer((socket) => {
    sockets.add(socket);
    socket.on('close', () => sockets.delete(socket));
    socket.on('error', () => socket.destroy());
    dispatch(socket, acceptHttp1, grpc.accept);
  });
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject);
    server.listen(options.port, options.host ?? '127.0.0.1', resolve);
  });
  return {
    port: (server.address() as AddressInfo).port,
    stop: async () => {
      grpc.close();
      for (const socket of sockets) socket.destroy();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}
