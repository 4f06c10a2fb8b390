import type { HttpsFunction } from 'firebase-functions/v2/https';
import { type Services, services } from '../../src/stores/services.ts';
import { firebasePlatform, type Platform } from '../../src/wrapper/platform.ts';
import { type Client, signedOut } from './client.ts';
import { hostCallable } from './hostCallable.ts';
import { httpCall } from './httpCall.ts';

/** What is broken, by service: each replaces the methods that it names. */
type Broken = { readonly [S in keyof Services]?: Partial<Services[S]> };

/** Serves a callable whose services fail as told, and returns how a visitor, or `caller`, calls it. */
export async function brokenCallable(
  on: (platform: Platform) => HttpsFunction,
  broken: Broken,
  caller: Client = signedOut(),
) {
  const entries = Object.entries(services).map(([name, service]) => [
    name,
    { ...service, ...broken[name as keyof Services] },
  ]);
  const platform = { ...firebasePlatform, services: Object.fromEntries(entries) as Services };
  const address = await hostCallable(on(platform));
  return async (request: unknown) => {
    const answer = await httpCall(caller, address, {
      body: JSON.stringify({ data: request }),
    });
    return { status: answer.status ?? 'OK', reply: JSON.parse(answer.body).result };
  };
}

/** A step that fails as if its service were out of reach. */
export const failing = () => Promise.reject(new Error('out of reach'));
