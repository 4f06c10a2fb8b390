import { startCallables } from '../../local/callables/startCallables.ts';
import { REMOTE_TIME_LIMITS } from '../../local/reference/remoteTimeLimits.ts';
import { startReference } from '../../local/reference/startReference.ts';
import { type Addresses, functionsAddress, webConfigOf } from '../../local/settings/addresses.ts';
import { HOST } from '../../local/settings/project.ts';
import { startWebServer } from '../../local/web/server.ts';
import { contentHttpService } from '../../src/contract/http/content.ts';
import { memberHttpService } from '../../src/contract/http/members.ts';
import type { HttpService } from '../../src/contract/http/operation.ts';
import { isOf, type ProxiedRequest } from '../../tools/conformance/faults/fault.ts';
import { startFaultyServer } from '../../tools/conformance/faults/faultyServer.ts';
import { ANOTHER_MEMBER, GROUP_FAILURES, type GroupFailure } from '../faults/groupFailures.ts';

const SERVICES = { content: contentHttpService, members: memberHttpService } as const;

type ServiceName = keyof typeof SERVICES;

/** Callables that use the services of a group over HTTP, and the app on them. */
export interface GroupBackend {
  /** The addresses of the backend, with these callables and this app. */
  readonly addresses: Addresses;
  /** Makes services fail from now on, by default both. Null ends all failures. */
  readonly fail: (failure: GroupFailure | null, services?: readonly ServiceName[]) => void;
  /** The member whose record comes with the failure `another member`. */
  readonly anotherMember: typeof ANOTHER_MEMBER;
  stop(): Promise<void>;
}

/**
 * Starts callables on a reference server with the accounts and documents of a running backend. Both services work until
 * `fail` is called.
 * @param root the folder of the app's build
 */
export async function startGroupBackend(addresses: Addresses, root: string): Promise<GroupBackend> {
  let failing: { readonly failure: GroupFailure; readonly services: readonly string[] } | null =
    null;
  const reference = await startReference({ port: 0, addresses });
  const services = await startFaultyServer(
    `http://${HOST}:${reference.port}`,
    (request, forward) => {
      const service = serviceOf(request);
      return failing && service && failing.services.includes(service)
        ? GROUP_FAILURES[failing.failure](request, forward)
        : forward(request);
    },
  );
  const callables = await startCallables({
    port: 0,
    addresses,
    remote: services.url,
    timeLimits: REMOTE_TIME_LIMITS,
  });
  const functions = `http://${HOST}:${callables.port}`;
  const config = webConfigOf(addresses);
  const web = await startWebServer({
    host: HOST,
    port: 0,
    root,
    config,
    functions: functionsAddress({ functions }),
  });
  return {
    addresses: { ...addresses, functions, app: `http://${HOST}:${web.port}` },
    fail: (failure, names = ['content', 'members']) => {
      failing = failure && { failure, services: names };
    },
    anotherMember: ANOTHER_MEMBER,
    async stop() {
      await Promise.all([web.stop(), callables.stop()]);
      await services.close();
      await reference.stop();
    },
  };
}

/** Undefined for a request to the token endpoint. */
function serviceOf(request: ProxiedRequest): string | undefined {
  const found = Object.entries<HttpService>(SERVICES).find(([, { operations }]) =>
    operations.some((operation) => isOf(operation, request)),
  );
  return found?.[0];
}
