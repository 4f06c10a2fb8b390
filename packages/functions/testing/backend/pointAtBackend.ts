import { environmentOf } from '../../local/callables/environment.ts';
import { testBackend } from './testBackend.ts';

/** Points this process's Firebase SDKs and settings to the backend of the test run. */
export function pointAtBackend(): void {
  Object.assign(process.env, environmentOf(testBackend()));
}
