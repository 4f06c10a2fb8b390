import { STREAMING_METHODS, UNARY_METHODS } from '../api/methods.ts';
import type { Principal } from '../rules/access.ts';
import { createStore, type Store } from '../service/store.ts';
import { JSON_DIALECT } from '../wire/dialect.ts';

const PROJECT_ID = 'demo-local';

/** A store without a port. Tests call its methods with REST requests. */
export interface LocalStore {
  readonly store: Store;
  readonly root: string;
  unary(method: keyof typeof UNARY_METHODS, request: object): Promise<object>;
  streaming(method: keyof typeof STREAMING_METHODS, request: object): Promise<readonly object[]>;
}

export function createLocalStore(principal: Principal = { kind: 'admin' }): LocalStore {
  const store = createStore({ projectId: PROJECT_ID, rules: [], indexes: null });
  const database = store.names.databaseName;
  const call = (request: object) => ({
    store,
    principal,
    dialect: JSON_DIALECT,
    request: { ...request },
  });
  return {
    store,
    root: `${database}/documents`,
    unary: (method, request) => UNARY_METHODS[method](call(request)),
    streaming: (method, request) => STREAMING_METHODS[method](call(request)),
  };
}
