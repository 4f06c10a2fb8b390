import type { CreateLoginValues } from '@casino/ui/screens/CreateLogin/CreateLogin.types.ts';
import { CreatePasswordScreen } from '@casino/ui/screens/CreatePassword/CreatePasswordScreen.tsx';
import { useState } from 'react';
import { Navigate, useLocation } from 'react-router-dom';
import { useLayout } from '../../lib/page/mediaQuery.ts';
import { pathTo } from '../../pages/paths.ts';
import { forwardWanted } from '../../session/guard/redirect.ts';
import { joinDraft } from '../shared/account/joinDraft.ts';
import { useCreateUser } from './useCreateUser.ts';

/** `/account/password`: the last step of a new login. Without the values of the first step, redirects there. */
export function CreatePasswordRoute() {
  const layout = useLayout();
  // The state keeps the draft, which the device removes when the login exists.
  const [details] = useState(() => completeDraft());
  const { state, submit } = useCreateUser();
  const detailsHref = forwardWanted(pathTo('createLogin'), useLocation().search);
  if (details === null) return <Navigate to={detailsHref} replace />;
  return (
    <CreatePasswordScreen
      layout={layout}
      state={state}
      email={details.email}
      detailsHref={detailsHref}
      onSubmit={({ password }) => submit(details, password)}
    />
  );
}

function completeDraft(): CreateLoginValues | null {
  const { firstName, lastName, dob, email } = joinDraft.read().login ?? {};
  return firstName && lastName && dob && email ? { firstName, lastName, dob, email } : null;
}
