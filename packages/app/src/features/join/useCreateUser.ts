import { useMessages } from '@casino/ui/i18n/I18nProvider.tsx';
import type { CreateLoginValues } from '@casino/ui/screens/CreateLogin/CreateLogin.types.ts';
import { useNavigate, useSearchParams } from 'react-router-dom';
import { call } from '../../lib/calls/api.ts';
import { deviceStorage } from '../../lib/device/storage.ts';
import { pathTo, REDIRECT_QUERY } from '../../pages/paths.ts';
import { notices, session } from '../../session/current/appSession.ts';
import { joinDraft } from '../shared/account/joinDraft.ts';
import { linkTarget } from '../shared/account/linkTarget.ts';
import { useSubmission } from '../shared/account/useSubmission.ts';

/** Creates a login, signs in, and opens the page that waits for the verification. Section 4. */
export function useCreateUser() {
  const messages = useMessages();
  const navigate = useNavigate();
  const [query] = useSearchParams();
  const { state, run } = useSubmission();

  const submit = (baseAccount: CreateLoginValues, password: string) =>
    run(async () => {
      const reply = await call('users-createUser', {
        baseAccount,
        password,
        ...linkTarget(),
      });
      joinDraft.loginCreated(query.get(REDIRECT_QUERY));
      deviceStorage.rememberEmail(baseAccount.email);
      if (reply.emailSent === false) {
        notices.show({ kind: 'problem', text: messages.joining.createPassword.emailNotSent });
      }
      // This sign-in fails if the address already has a login. The page must not tell (docs/decisions/030), so both
      // cases open the same page.
      await session.signIn(baseAccount.email, password);
      await navigate(pathTo('verifyEmail'), { replace: true });
      return null;
    });
  return { state, submit };
}
