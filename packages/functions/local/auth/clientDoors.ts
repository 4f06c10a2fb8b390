import type { RequestHandler } from 'express';

/** How an account is made or deleted, in today's interface and in the one before it. */
const DOOR =
  /\/(?:accounts:(?:signUp|delete)|projects\/[^/]+\/accounts|relyingparty\/(?:signupNewUser|deleteAccount))$/;

/** An administrator's credential, as Firebase's server SDKs send it to an emulator. */
const ADMINISTRATOR = 'Bearer owner';

const MESSAGE = 'ADMIN_ONLY_OPERATION';
const REFUSAL = {
  error: {
    code: 400,
    message: MESSAGE,
    errors: [{ message: MESSAGE, reason: 'invalid', domain: 'global' }],
  },
};

/**
 * Closes the doors that a production project closes to clients: only an administrator makes and deletes
 * accounts. The emulator has no such setting. docs/decisions/084.
 */
export const clientDoors: RequestHandler = ({ method, path, headers }, response, next) => {
  if (method !== 'POST' || headers.authorization === ADMINISTRATOR || !DOOR.test(path)) {
    next();
    return;
  }
  response.setHeader('Access-Control-Allow-Origin', '*');
  response.status(REFUSAL.error.code).json(REFUSAL);
};
