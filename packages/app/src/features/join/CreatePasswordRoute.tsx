import { useMessages } from '@casino/ui/i18n/I18nProvider.tsx';
import type { CreateLoginValues } from '@casino/ui/screens/CreateLogin/CreateLogin.types.ts';
import { CreatePasswordScreen } from '@casino/ui/screens/CreatePassword/CreatePasswordScreen.tsx';
import { useState } from 'react';
import { Navigate, useLocation, useNavigate } from 'react-router-dom';
import { call } from '../../lib/calls/api.ts';
import { deviceStorage } from '../../lib/device/storage.ts';
import { useLayout } from '../../lib/page/mediaQuery.ts';
import { pathTo, REDIRECT_QUERY } from '../../pages/paths.ts';
import { notices, session } from '../../session/current/appSession.ts';
import { forwardWanted } from '../../session/guard/redirect.ts';
import { joinDraft } from '../shared/account/joinDraft.ts';
import { linkTarget } from '../shared/account/linkTarget.ts';
import { useSubmission } from '../shared/account/useSubmission.ts';

/** `/account/password`: the last step of a new login. Without the values of the first step, redirects there. */
export function CreatePasswordRoute() {
  const layout = useLayout();
  const messages = useMessages();
  const navigate = useNavigate();
  const { search } = useLocation();
  // The state keeps the draft, which the device removes when the login exists.
  const [details] = useState(completeDetails);
  const { state, run } = useSubmission();
  const detailsHref = forwardWanted(pathTo('createLogin'), search);
  if (details === null) return <Navigate to={detailsHref} replace />;

  /** Creates the login, signs in, and opens the page that waits for the verification. Section 4. */
  const create = (password: string) =>
    run(async () => {
      const reply = await call('users-createUser', {
        baseAccount: details,
        password,
        ...linkTarget(),
      });
      joinDraft.loginCreated(details.email, new URLSearchParams(search).get(REDIRECT_QUERY));
      deviceStorage.rememberEmail(details.email);
      if (reply.emailSent === false) {
        notices.show({ kind: 'problem', text: messages.joining.createPassword.emailNotSent });
      }
      // This sign-in fails if the address already has a login. The page must not tell (docs/decisions/030), so both
      // cases open the same page.
      await session.signIn(details.email, password);
      await navigate(pathTo('verifyEmail'), { replace: true });
      return null;
    });
  return (
    <CreatePasswordScreen
      layout={layout}
      state={state}
      email={details.email}
      detailsHref={detailsHref}
      onSubmit={({ password }) => create(password)}
    />
  );
}

function completeDetails(): CreateLoginValues | null {
  const { firstName, lastName, dob, email } = joinDraft.read(null).login ?? {};
  return firstName && lastName && dob && email ? { firstName, lastName, dob, email } : null;
}
