import { BadRequestError } from 'firebase-tools/lib/emulator/auth/errors.js';
import { AgentProjectState, type OobCode } from 'firebase-tools/lib/emulator/auth/state.js';

/** The lifetime of Firebase's own reset codes, which is shorter than that of a reset link. */
const LIFE_MS: Readonly<Record<string, number>> = { PASSWORD_RESET: 60 * 60 * 1_000 };

/**
 * The emulator's project state with codes that expire. The emulator's own codes never do. An expired code gets
 * `EXPIRED_OOB_CODE`, as in the identity service.
 * @param aheadOf milliseconds by which the clock of an address's codes is ahead
 */
export function expiringCodes(
  projectId: string,
  aheadOf: (email: string) => number,
): AgentProjectState {
  const state = new AgentProjectState(projectId);
  const madeAt = new WeakMap<OobCode, number>();
  const create = state.createOob.bind(state);
  const find = state.validateOobCode.bind(state);
  state.createOob = (...parameters) => {
    const code = create(...parameters);
    madeAt.set(code, Date.now());
    return code;
  };
  state.validateOobCode = (text) => {
    const code = find(text);
    const life = code && LIFE_MS[code.requestType];
    const age = code ? Date.now() + aheadOf(code.email) - (madeAt.get(code) ?? 0) : 0;
    if (life !== undefined && age >= life) throw new BadRequestError('EXPIRED_OOB_CODE');
    return code;
  };
  return state;
}
