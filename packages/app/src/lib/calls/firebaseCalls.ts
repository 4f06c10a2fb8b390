import { loadAppCheck, loadAuth } from '../firebase/firebase.ts';
import { shownLanguage } from '../language/language.ts';
import { sdkCalls } from './sdkCalls.ts';

// `api.ts` imports this module on demand, because it imports the Firebase SDK.

/** Calls a callable function as the signed-in user. Rejects with a `RemoteError`. Sections 7 and 9. */
export const attempt = sdkCalls(loadAuth, loadAppCheck, () => shownLanguage.getSnapshot().language);
