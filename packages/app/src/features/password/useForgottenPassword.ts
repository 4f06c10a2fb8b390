import type { ForgottenPasswordValues } from '@casino/ui/screens/ForgottenPassword/ForgottenPassword.types.ts';
import { useNavigate } from 'react-router-dom';
import { attempt } from '../../lib/calls/api.ts';
import { pathTo } from '../../pages/paths.ts';
import { linkTarget } from '../shared/account/linkTarget.ts';
import { useCreateNewLogin } from '../shared/account/useCreateNewLogin.ts';
import { useSubmission } from '../shared/account/useSubmission.ts';

/** Requests the e-mail with the password reset link. Specification sections 4 and 8. */
export function useForgottenPassword() {
  const navigate = useNavigate();
  const { state, run } = useSubmission();
  const { createNew, resetError, leaveForCreate } = useCreateNewLogin();

  const submit = ({ email }: ForgottenPasswordValues) =>
    run(async () => {
      const reply = await attempt('users-sendPasswordReset', {
        email,
        ...linkTarget(),
      });
      if (reply.success) {
        await navigate(pathTo('forgottenPasswordConfirm'));
        return null;
      }
      return resetError(reply, email);
    });
  return { state, submit, createNew, leaveForCreate };
}
