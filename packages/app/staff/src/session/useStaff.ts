import type {
  PinState,
  TillPerson,
  TillStaffState,
} from '@casino/ui/screens/TillStaff/TillStaff.types.ts';
import type { TillLogInValues } from '@casino/ui/screens/till/till.types.ts';
import { useState } from 'react';
import type { TillBackend } from '../backend/tillBackend.ts';
import type { DeviceSecret } from '../offline/tillDatabase.ts';
import { toFailure, toLogInFailure } from './toFailure.ts';
import type { SessionActions, TillSession } from './useTillSession.ts';

/** No person is logged in, or the shift of a person is locked. */
export type AtTheDoor = Extract<TillSession, { readonly status: 'staff' | 'revoked' | 'open' }>;

type Step = Extract<TillStaffState, { readonly person: TillPerson }>;

/** The log-in of staff on an enrolled device: a PIN, or the password before the first one. */
export function useStaff(backend: TillBackend, session: AtTheDoor, actions: SessionActions) {
  const [step, setStep] = useState<Step | null>(() => firstStep(session));

  const signIn = async (person: TillPerson, pin: string): Promise<PinState | null> => {
    if (session.status === 'revoked') return null;
    try {
      const request = signInRequest(session.device, person, pin);
      const reply = await backend.call('till-signIn', request);
      if (reply.success) {
        await actions.opened(await backend.openSession(reply.token), pin);
        return null;
      }
      if (reply.error === 'locked') return { status: 'locked', minutes: reply.lockedMinutes };
      if (reply.error === 'wrong-pin') return { status: 'wrong', triesLeft: reply.triesLeft };
      setStep({ status: 'logIn', person, form: { status: 'ready' } });
      return null;
    } catch (error) {
      const failure = toFailure(error);
      const isOffline = failure === 'no-connection' && isShift(person);
      return isOffline ? unlockOffline(pin) : { status: failure };
    }
  };

  const unlockOffline = async (pin: string): Promise<PinState | null> => {
    const triesLeft = await actions.unlockOffline(pin);
    if (triesLeft === 'right') return null;
    return triesLeft === 0 ? { status: 'no-tries' } : { status: 'wrong', triesLeft };
  };

  const isShift = ({ id }: TillPerson) => id === toShiftPerson(session)?.id;

  const enterPin = async (pin: string) => {
    if (step?.status !== 'pin') return;
    const { person, isLocked } = step;
    setStep({ status: 'pin', person, pin: { status: 'pending' }, isLocked });
    const refusal = await signIn(person, pin);
    if (refusal) setStep({ status: 'pin', person, pin: refusal, isLocked });
  };

  const logIn = async ({ email, password }: TillLogInValues) => {
    if (step?.status !== 'logIn') return;
    const { person } = step;
    setStep({ status: 'logIn', person, form: { status: 'pending' } });
    const { user, failure } = await backend.logIn(email, password);
    const isPerson = user?.uid === person.id && user.staff !== null;
    if (isPerson) return setStep({ status: 'newPin', person, pin: { status: 'ready' } });
    if (user !== null) await backend.signOut();
    setStep({ status: 'logIn', person, form: { status: 'error', error: failure ?? 'not-staff' } });
  };

  const choosePin = async (pin: string) => {
    if (step?.status !== 'newPin') return;
    const { person } = step;
    setStep({ status: 'newPin', person, pin: { status: 'pending' } });
    const fail = (error: 'too-simple' | 'log-in-again' | 'no-connection' | 'failed') =>
      setStep({ status: 'newPin', person, pin: { status: 'error', error } });
    try {
      const { success } = await backend.call('till-setPin', { pin });
      if (!success) return fail('too-simple');
    } catch (error) {
      return fail(toLogInFailure(error));
    }
    await backend.signOut();
    const refusal = await signIn(person, pin);
    // The PIN is set: the person enters it again.
    if (refusal) setStep({ status: 'pin', person, pin: refusal, isLocked: false });
  };

  const back = async () => {
    // A log-in by password is for a new PIN only.
    if (step?.status === 'newPin') await backend.signOut();
    setStep(null);
  };

  return {
    state: session.status === 'revoked' ? session : (step ?? toStaffState(session)),
    onChoose: (personId: string) => {
      if (session.status === 'revoked') return;
      const person = session.opened?.staff.find(({ id }) => id === personId);
      if (!person) return;
      setStep(
        person.hasPin
          ? { status: 'pin', person, pin: { status: 'ready' }, isLocked: isShift(person) }
          : { status: 'logIn', person, form: { status: 'ready' } },
      );
    },
    onPin: enterPin,
    onForgottenPin: () => {
      if (step) setStep({ status: 'logIn', person: step.person, form: { status: 'ready' } });
    },
    onLogIn: logIn,
    onNewPin: choosePin,
    onBack: () => void back().catch(reportError),
    onRetry: () => void actions.refresh().catch(reportError),
  };
}

function signInRequest(device: DeviceSecret, { id }: TillPerson, pin: string) {
  return { ...device, staffId: id, pin };
}

function toStaffState(session: Exclude<AtTheDoor, { readonly status: 'revoked' }>): TillStaffState {
  const { opened } = session;
  const isShiftEnded = session.status === 'staff' && session.isShiftEnded;
  if (opened) {
    return { status: 'choose', staff: opened.staff, shift: toShiftPerson(session), isShiftEnded };
  }
  const error = session.status === 'staff' ? session.error : null;
  return error === null ? { status: 'loading' } : { status: 'error', error };
}

/** The person of a locked shift; null without one. */
function toShiftPerson(session: AtTheDoor): TillPerson | null {
  if (session.status !== 'open') return null;
  return session.opened.staff.find(({ id }) => id === session.user.uid) ?? null;
}

function firstStep(session: AtTheDoor): Step | null {
  const person =
    session.status === 'open' && session.lock === 'pin' ? toShiftPerson(session) : null;
  return person && { status: 'pin', person, pin: { status: 'ready' }, isLocked: true };
}
