import type {
  TillDeviceValues,
  TillSetupState,
} from '@casino/ui/screens/TillSetup/TillSetup.types.ts';
import type { TillLogInValues } from '@casino/ui/screens/till/till.types.ts';
import { useState } from 'react';
import type { TillBackend } from '../backend/tillBackend.ts';
import { type TillDatabase, writeRecord } from '../offline/tillDatabase.ts';
import { toFailure, toLogInFailure } from './toFailure.ts';

const SUGGESTED_NAME = 'Till 1';

/** The set-up of this device by a manager, whose session ends with it. */
export function useSetup(backend: TillBackend, db: TillDatabase) {
  const [state, setState] = useState<TillSetupState>({ status: 'start' });

  const logIn = async ({ email, password }: TillLogInValues) => {
    setState({ status: 'logIn', form: { status: 'pending' } });
    const { user, failure } = await backend.logIn(email, password);
    const refuse = async (error: NonNullable<typeof failure> | 'not-manager') => {
      await backend.signOut();
      setState({ status: 'logIn', form: { status: 'error', error } });
    };
    if (user === null) return refuse(failure);
    const { staff } = user;
    if (staff?.role !== 'manager') return refuse('not-manager');
    try {
      const { casinos } = await backend.call('content-getCasinos', null);
      const venues = casinos
        .filter(({ id }) => staff.venueIds.includes(id))
        .map(({ id, pagetitle }) => ({ id: String(id), name: pagetitle }));
      if (venues.length === 0) return refuse('not-manager');
      setState({
        status: 'name',
        form: { status: 'ready' },
        venues,
        suggestedName: SUGGESTED_NAME,
      });
    } catch (error) {
      await refuse(toFailure(error));
    }
  };

  const enrol = async ({ name, venueId }: TillDeviceValues) => {
    if (state.status !== 'name') return;
    setState({ ...state, form: { status: 'pending' } });
    try {
      const device = await backend.call('till-enrolDevice', { name, venueId: Number(venueId) });
      await writeRecord(db, 'secret', device);
      // Asks the browser not to delete waiting scans. It may refuse.
      await navigator.storage.persist().catch(() => false);
      await backend.signOut();
      const venue = state.venues.find(({ id }) => id === venueId)?.name ?? '';
      setState({ status: 'done', place: { device: name, venue } });
    } catch (error) {
      setState({ ...state, form: { status: 'error', error: toLogInFailure(error) } });
    }
  };

  const back = async () => {
    await backend.signOut();
    const isNaming = state.status === 'name';
    setState(isNaming ? { status: 'logIn', form: { status: 'ready' } } : { status: 'start' });
  };

  return {
    state,
    onStart: () => setState({ status: 'logIn', form: { status: 'ready' } }),
    onLogIn: logIn,
    onName: enrol,
    onBack: () => void back().catch(reportError),
  };
}
