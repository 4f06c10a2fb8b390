import type { RequestHandler } from 'express';

/** The paths that create or delete an account, in the current and the previous version of the API. */
const ACCOUNT_PATH =
  /\/(?:accounts:(?:signUp|delete)|projects\/[^/]+\/accounts|relyingparty\/(?:signupNewUser|deleteAccount))$/;

/** An administrator's credential, as Firebase's server SDKs send it to an emulator. */
const ADMINISTRATOR = 'Bearer owner';

const MESSAGE = 'ADMIN_ONLY_OPERATION';
const RESPONSE = {
  error: {
    code: 400,
    message: MESSAGE,
    errors: [{ message: MESSAGE, reason: 'invalid', domain: 'global' }],
  },
};

/**
 * Rejects clients that create or delete an account: only administrators may, as in the production project. The
 * emulator has no such setting. docs/decisions/083.
 */
export const adminOnly: RequestHandler = ({ method, path, headers }, response, next) => {
  if (method !== 'POST' || headers.authorization === ADMINISTRATOR || !ACCOUNT_PATH.test(path)) {
    next();
    return;
  }
  response.setHeader('Access-Control-Allow-Origin', '*');
  response.status(RESPONSE.error.code).json(RESPONSE);
};
