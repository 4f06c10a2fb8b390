import { loadAppCheck, loadAuth } from '../firebase/firebase.ts';
import { shownLanguage } from '../language/language.ts';
import { createOpening } from './opening.ts';
import { sdkCalls } from './sdkCalls.ts';

const language = () => shownLanguage.getSnapshot().language;

// `api.ts` imports this module on demand, because it imports the Firebase SDK.

/** The calls of the signed-in user, with an opening. Each rejects with a `RemoteError`. Sections 7 and 9. */
export const calls = createOpening(sdkCalls(loadAuth, loadAppCheck, language), (token) => {
  const currentUser = { getIdToken: async () => token };
  return sdkCalls(async () => ({ currentUser }), loadAppCheck, language);
});
