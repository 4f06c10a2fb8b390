import { inject } from 'vitest';
import { FUNCTIONS_REGION } from '../../src/contract/index.ts';
import { PROJECT_ID } from '../project.ts';
import type { Client } from './client.ts';

/** The answer to a call as it stands on the wire. */
export interface HttpAnswer {
  readonly httpStatus: number;
  /** The protocol's status, such as `INVALID_ARGUMENT`; undefined for a success. */
  readonly status: string | undefined;
  readonly body: string;
}

/**
 * Calls without the SDK, which would not send a broken body.
 * @param init replaces what the SDK would send: headers, method or body
 */
export async function httpCall(
  client: Client,
  name: string,
  init: { readonly body?: string; readonly headers?: Record<string, string>; method?: string },
): Promise<HttpAnswer> {
  const token = await client.user?.getIdToken();
  const origin = inject('backend').functions;
  const response = await fetch(`${origin}/${PROJECT_ID}/${FUNCTIONS_REGION}/${name}`, {
    method: 'POST',
    ...init,
    headers: {
      'Content-Type': 'application/json',
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
