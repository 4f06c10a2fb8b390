import { CreateLoginScreen } from '@casino/ui/screens/CreateLogin/CreateLoginScreen.tsx';
import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { useLayout } from '../../lib/page/mediaQuery.ts';
import { useSearch } from '../../lib/page/useSearch.ts';
import { pathTo } from '../../pages/paths.ts';
import { forwardWanted } from '../../session/guard/redirect.ts';
import { joinDraft } from '../shared/account/joinDraft.ts';
import { isOfAgeToday } from './isOfAgeToday.ts';

/** `/account/create`: name, date of birth and e-mail address. The device stores them until the login exists. */
export function CreateLoginRoute() {
  const navigate = useNavigate();
  const search = useSearch();
  const [draft] = useState(() => joinDraft.read(null).login);
  return (
    <CreateLoginScreen
      layout={useLayout()}
      state={{ status: 'ready' }}
      {...(draft && { draft })}
      isOfAge={isOfAgeToday}
      loginHref={forwardWanted(pathTo('login'), search)}
      onDraft={joinDraft.keepLogin}
      onSubmit={async (values) => {
        joinDraft.keepLogin(values);
        await navigate(forwardWanted(pathTo('createPassword'), search));
      }}
    />
  );
}
