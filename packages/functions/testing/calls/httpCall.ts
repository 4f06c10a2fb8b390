import { PROJECT_ID } from '../../local/settings/project.ts';
import { FUNCTIONS_REGION } from '../../src/contract/limits.ts';
import { testBackend } from '../backend/testBackend.ts';
import type { Client } from './client.ts';

/** The HTTP response of a call. */
export interface HttpAnswer {
  readonly httpStatus: number;
  /** The protocol's status, such as `INVALID_ARGUMENT`; undefined for a success. */
  readonly status: string | undefined;
  readonly body: string;
}

/** The parts of the request that differ from the SDK's request. */
export interface HttpInit {
  readonly method?: string;
  readonly headers?: Readonly<Record<string, string>>;
  readonly body?: string;
}

/** The URL of a callable of this test run's backend. */
export function addressOf(name: string): string {
  return `${testBackend().functions}/${PROJECT_ID}/${FUNCTIONS_REGION}/${name}`;
}

/** Calls a callable from the client's network address without the SDK, which cannot send an invalid body. */
export async function httpCall(
  client: Client,
  address: string,
  init: HttpInit = {},
): Promise<HttpAnswer> {
  const token = await client.user?.getIdToken();
  const response = await fetch(address, {
    method: 'POST',
    ...init,
    headers: {
      'Content-Type': 'application/json',
      'X-Forwarded-For': client.address,
      ...(token && { Authorization: `Bearer ${token}` }),
      ...init.headers,
    },
  });
  const body = await response.text();
  return { httpStatus: response.status, status: statusIn(body), body };
}

function statusIn(body: string): string | undefined {
  try {
    return JSON.parse(body).error?.status;
  } catch {
    return 'NOT JSON';
  }
}
