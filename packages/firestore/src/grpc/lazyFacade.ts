import type { Socket } from 'node:net';
import type { Http2Acceptor } from '../listener.ts';
import type { Store } from '../service/store.ts';
import type { GrpcFacade } from './facade.ts';

/**
 * The gRPC API, loaded when the first client connects. It is most of the code to load, so that the start and
 * clients of the REST API need not wait for it.
 */
export function createLazyGrpcFacade(store: Store): Http2Acceptor {
  let facade: Promise<GrpcFacade> | null = null;
  const load = async () => (await import('./facade.ts')).createGrpcFacade(store);
  return {
    accept: (socket: Socket) => {
      facade ??= load();
      facade.then(
        ({ accept }) => accept(socket),
        () => socket.destroy(),
      );
    },
    close: async () => (await facade)?.close(),
  };
}
