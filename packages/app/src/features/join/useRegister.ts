import type { RegistrationValues } from '@casino/functions/contract/members/registerAccount.ts';
import type { LinkMembershipDraft } from '@casino/ui/screens/LinkMembership/LinkMembership.types.ts';
import type { RegisterValues } from '@casino/ui/screens/Register/Register.types.ts';
import { useNavigate } from 'react-router-dom';
import { call } from '../../lib/calls/api.ts';
import { deviceStorage, tabStorage } from '../../lib/device/storage.ts';
import { pathTo } from '../../pages/paths.ts';
import { session } from '../../session/current/appSession.ts';
import { useSession } from '../../session/current/useSession.ts';
import { readRegisterDraft, storeRegisterDraft } from '../shared/account/registerDraft.ts';
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
        submissionId: readRegisterDraft().submissionId,
      });
      deviceStorage.clearDraft('register-1');
      deviceStorage.clearDraft('wanted-1');
      if (linked) tabStorage.rememberJoined();
      else {
        const { firstName, lastName, dob, email, location } = form;
        deviceStorage.writeDraft('create-login-1', { firstName, lastName, dob, email });
        const membership: LinkMembershipDraft = {
          location,
          membershipNumber: customerNumber ?? '',
        };
        deviceStorage.writeDraft('link-1', membership);
      }
      const result: RegisteredResult = { customerNumber, linked };
      await navigate(pathTo('registered'), { replace: true, state: result });
      session.linked();
      return null;
    });
  return { state, submit, keep: storeRegisterDraft };
}

/** The request of the form's values. The server validates every value. */
function toRegistration({ over18, terms, marketing, ...values }: RegisterValues) {
  return { ...values, consents: { over18, terms, marketing } } as RegistrationValues;
}
