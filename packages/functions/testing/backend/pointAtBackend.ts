import { environmentOf } from '../../local/environment/environment.ts';
import { testBackend } from './testBackend.ts';

/** Points this process's Firebase SDKs and settings to the backend of the test run. */
export function pointAtBackend(): void {
  Object.assign(process.env, environmentOf(testBackend()));
}
