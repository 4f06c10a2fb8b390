import { TITLES } from '@casino/functions/contract/account.ts';
import { CONSENT_CHANNELS } from '@casino/functions/contract/consents.ts';
import type { RegistrationValues } from '@casino/functions/contract/members/registerAccount.ts';
import type { RegisterValues } from '@casino/ui/screens/Register/Register.types.ts';
import { useNavigate } from 'react-router-dom';
import { call } from '../../lib/calls/api.ts';
import { tabStorage } from '../../lib/device/storage.ts';
import { RemoteError } from '../../lib/remote/remoteError.ts';
import { pathTo } from '../../pages/paths.ts';
import { session } from '../../session/current/appSession.ts';
import { useSession } from '../../session/current/useSession.ts';
import { joinDraft } from '../shared/account/joinDraft.ts';
import { useSubmission } from '../shared/account/useSubmission.ts';
import type { RegisteredResult } from './RegisteredRoute.tsx';

/** Registers a member. Success opens `/account/register/success`. Specification section 4. */
export function useRegister() {
  const navigate = useNavigate();
  const linked = 'user' in useSession();
  const { state, run } = useSubmission();

  const submit = (form: RegisterValues) =>
    run(async () => {
      const { customerNumber = null } = await call('members-registerAccount', {
        values: toRegistration(form),
        submissionId: joinDraft.submissionId(),
      });
      if (linked) {
        joinDraft.joined();
        tabStorage.rememberJoined();
      } else joinDraft.registered(form, customerNumber);
      const result: RegisteredResult = { customerNumber, linked };
      await navigate(pathTo('registered'), { replace: true, state: result });
      session.linked();
      return null;
    });
  return { state, submit };
}

/** The request of the form's values. The form offers only the titles and channels of the contract. */
function toRegistration(form: RegisterValues): RegistrationValues {
  const { over18, terms, marketing: ticked, ...values } = form;
  const title = TITLES.find((each) => each === values.title);
  if (title === undefined || !over18 || !terms) throw new RemoteError('invalid-argument');
  const marketing = CONSENT_CHANNELS.filter((channel) => ticked.includes(channel));
  return { ...values, title, consents: { over18, terms, marketing } };
}
