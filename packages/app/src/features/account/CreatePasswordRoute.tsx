import { type CreateLoginValues, CreatePasswordScreen } from '@casino/ui';
import { useState } from 'react';
import { Navigate, useLocation } from 'react-router-dom';
import { useLayout } from '../../lib/mediaQuery.ts';
import { deviceStorage } from '../../lib/storage.ts';
import { pathTo } from '../../paths.ts';
import { forwardWanted } from '../../session/redirect.ts';
import { useCreateUser } from './useCreateUser.ts';

/** `/account/password`: the last step of a new login; without the first one, it leads back there. */
export function CreatePasswordRoute() {
  const layout = useLayout();
  // Read once: it is forgotten as soon as the login is there.
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
  const draft = deviceStorage.readDraft<Partial<CreateLoginValues>>('create-login-1');
  const { firstName, lastName, dob, email } = draft ?? {};
  return firstName && lastName && dob && email ? { firstName, lastName, dob, email } : null;
}
