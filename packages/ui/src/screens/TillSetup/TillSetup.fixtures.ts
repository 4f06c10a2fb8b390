import { PLACE } from '../till/till.fixtures.ts';
import type { TillLogInError } from '../till/till.types.ts';
import type { TillDeviceFormState, TillSetupState } from './TillSetup.types.ts';

const VENUES = [
  { id: '6', name: 'The Orrery, London' },
  { id: '9', name: 'Lantern House, Glasgow' },
  { id: '12', name: 'The Tidewater, Brighton' },
] as const;

const logInError = (error: TillLogInError): TillSetupState => ({
  status: 'logIn',
  form: { status: 'error', error },
});

const named = (form: TillDeviceFormState): TillSetupState => ({
  status: 'name',
  form,
  venues: VENUES,
  suggestedName: 'Till 2',
});

/** The states of the set-up, by name. */
export const setupStates = {
  Start: { status: 'start' },
  LogIn: { status: 'logIn', form: { status: 'ready' } },
  LogInPending: { status: 'logIn', form: { status: 'pending' } },
  WrongLogin: logInError('wrong-login'),
  NotManager: logInError('not-manager'),
  TooManyAttempts: logInError('too-many-attempts'),
  NoConnection: logInError('no-connection'),
  LogInFailed: logInError('failed'),
  Name: named({ status: 'ready' }),
  NamePending: named({ status: 'pending' }),
  LogInAgain: named({ status: 'error', error: 'log-in-again' }),
  NameOffline: named({ status: 'error', error: 'no-connection' }),
  OneCasino: {
    status: 'name',
    form: { status: 'ready' },
    venues: [VENUES[0]],
    suggestedName: 'Till 1',
  },
  Done: { status: 'done', place: PLACE },
} as const satisfies Readonly<Record<string, TillSetupState>>;
