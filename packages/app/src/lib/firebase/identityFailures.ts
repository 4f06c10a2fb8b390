/** The hosts of the identity service, which are a part of the path at its emulator. */
const IDENTITY_SERVICE = /\b(?:identitytoolkit|securetoken)\.googleapis\.com\//;

/**
 * Wraps `fetch` for the Firebase SDK. At a start the SDK removes its user after any error of the identity service but a
 * lost connection (`reloadAndSetCurrentUserOrClear`). A failure of the service, its limit, and a failure of a proxy say
 * nothing about the user, so they count as a lost connection.
 */
export function loseIdentityFailures(send: typeof fetch): typeof fetch {
  return async (input, init) => {
    const response = await send(input, init);
    const url = input instanceof Request ? input.url : String(input);
    const failed = response.status >= 500 || response.status === 429;
    if (failed && IDENTITY_SERVICE.test(url)) {
      throw new TypeError(`The identity service replied with status ${response.status}.`);
    }
    return response;
  };
}
