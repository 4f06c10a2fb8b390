import type { HttpsFunction } from 'firebase-functions/v2/https';
import { deployedDependencies } from '../../src/composition/dependencies.ts';
import { services } from '../../src/composition/services.ts';
import type { Services } from '../../src/domain/ports/services.ts';
import type { Dependencies } from '../../src/pipeline/dependencies.ts';
import { hostCallable } from '../backend/hostCallable.ts';
import { type Client, signedOut } from './client.ts';
import { httpCall } from './httpCall.ts';

/** The methods that fail or are replaced, by service. */
type Broken = { readonly [S in keyof Services]?: Partial<Services[S]> };

/** Serves a callable with broken services. Returns a function that calls it, signed out unless `caller` is given. */
export async function brokenCallable(
  on: (platform: Dependencies) => HttpsFunction,
  broken: Broken,
  caller: Client = signedOut(),
) {
  const entries = Object.entries(services).map(([name, service]) => [
    name,
    { ...service, ...broken[name as keyof Services] },
  ]);
  const platform = { ...deployedDependencies, services: Object.fromEntries(entries) as Services };
  const address = await hostCallable(on(platform));
  return async (request: unknown) => {
    const answer = await httpCall(caller, address, {
      body: JSON.stringify({ data: request }),
    });
    return { status: answer.status ?? 'OK', reply: JSON.parse(answer.body).result };
  };
}

/** A method that fails as an unreachable service does. */
export const failing = () => Promise.reject(new Error('unreachable'));
