import { createRequire } from 'node:module';
import type { Socket } from 'node:net';
import {
  type handleBidiStreamingCall,
  type handleServerStreamingCall,
  type handleUnaryCall,
  Metadata,
  Server,
  ServerCredentials,
  type ServerWritableStream,
  type ServiceDefinition,
  type UntypedServiceImplementation,
} from '@grpc/grpc-js';
import { fromJSON } from '@grpc/proto-loader';
import {
  type Call,
  STREAMING_METHODS,
  UNARY_METHODS,
  UNSUPPORTED_METHODS,
} from '../api/methods.ts';
import { STATUS_CODES, toStoreError, unimplemented } from '../errors.ts';
import { authenticate } from '../service/authenticate.ts';
import type { Store } from '../service/store.ts';
import { PROTO_DIALECT } from '../wire/dialect.ts';

const SERVICE = 'google.firestore.v1.Firestore';
/** Firestore's limit on a request, and a generous limit on a response, in bytes. */
const MAX_REQUEST_BYTES = 10 * 1024 * 1024;
const MAX_RESPONSE_BYTES = 64 * 1024 * 1024;

/** The service definition of the client library. */
export function loadDefinition(): ServiceDefinition {
  const require = createRequire(import.meta.url);
  const protos = require('@google-cloud/firestore-api/build/protos/protos.json');
  const options = { longs: String, enums: String, defaults: false };
  return fromJSON(protos, options)[SERVICE] as ServiceDefinition;
}

/** Converts an error for gRPC. */
function toGrpcError(error: unknown) {
  const { code, message } = toStoreError(error);
  return { code: STATUS_CODES[code].grpc, details: message };
}

function toCall(store: Store, request: unknown, metadata: Metadata): Call {
  const [header] = metadata.get('authorization');
  const principal = authenticate(
    header?.toString(),
    store.names.projectId,
    store.clock.milliseconds(),
  );
  return { store, principal, dialect: PROTO_DIALECT, request };
}

type StreamingCall = Pick<ServerWritableStream<unknown, object>, 'emit' | 'sendMetadata'>;

/**
 * Ends a stream with an error. The client library takes an error without prior metadata for a lost connection, and
 * retries twice with seconds in between.
 */
function failStream(call: StreamingCall, error: unknown): void {
  call.sendMetadata(new Metadata());
  call.emit('error', toGrpcError(error));
}

type UnaryMethod = (call: Call) => Promise<object>;
type StreamingMethod = (call: Call) => Promise<readonly object[]>;

const unary =
  (store: Store, method: UnaryMethod): handleUnaryCall<unknown, object> =>
  async (call, callback) => {
    try {
      callback(null, await method(toCall(store, call.request, call.metadata)));
    } catch (error) {
      callback(toGrpcError(error));
    }
  };

const streaming =
  (store: Store, method: StreamingMethod): handleServerStreamingCall<unknown, object> =>
  async (call) => {
    try {
      for (const response of await method(toCall(store, call.request, call.metadata))) {
        call.write(response);
      }
      call.end();
    } catch (error) {
      failStream(call, error);
    }
  };

/** Rejects a call of any kind. Only unary calls have a callback. */
const rejecting =
  (feature: string) =>
  (call: StreamingCall, callback?: (error: object) => void): void => {
    const error = unimplemented(feature);
    if (callback) callback(toGrpcError(error));
    else failStream(call, error);
  };

interface ListenRequest {
  readonly addTarget?: { readonly targetId?: number };
}

/**
 * Rejects real-time listeners with a message of their protocol. The client library would answer an error of the
 * stream with new streams, for ever.
 */
const rejectListen: handleBidiStreamingCall<ListenRequest, object> = (call) => {
  const { code, details: message } = toGrpcError(unimplemented(UNSUPPORTED_METHODS.Listen));
  call.on('data', ({ addTarget }: ListenRequest) => {
    if (!addTarget) return;
    const targetIds = [addTarget.targetId ?? 0];
    call.write({
      targetChange: { targetChangeType: 'REMOVE', targetIds, cause: { code, message } },
    });
  });
  call.on('end', () => call.end());
};

function implement(store: Store): UntypedServiceImplementation {
  const implementation: UntypedServiceImplementation = {};
  for (const [name, method] of Object.entries(UNARY_METHODS)) {
    implementation[name] = unary(store, method);
  }
  for (const [name, method] of Object.entries(STREAMING_METHODS)) {
    implementation[name] = streaming(store, method);
  }
  for (const [name, feature] of Object.entries(UNSUPPORTED_METHODS)) {
    implementation[name] = rejecting(feature);
  }
  implementation['Listen'] = rejectListen;
  return implementation;
}

export interface GrpcFacade {
  /** Serves a connection that begins with HTTP/2. */
  readonly accept: (socket: Socket) => void;
  readonly close: () => void;
}

/** Serves Firestore's gRPC API on the connections that `accept` gets. */
export function createGrpcFacade(store: Store): GrpcFacade {
  const server = new Server({
    'grpc.max_receive_message_length': MAX_REQUEST_BYTES,
    'grpc.max_send_message_length': MAX_RESPONSE_BYTES,
  });
  server.addService(loadDefinition(), implement(store));
  const injector = server.createConnectionInjector(ServerCredentials.createInsecure());
  return {
    accept: injector.injectConnection,
    close: () => {
      injector.destroy();
      server.forceShutdown();
    },
  };
}
