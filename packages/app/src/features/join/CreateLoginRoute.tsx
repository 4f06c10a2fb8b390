import type { CreateLoginValues } from '@casino/ui/screens/CreateLogin/CreateLogin.types.ts';
import { CreateLoginScreen } from '@casino/ui/screens/CreateLogin/CreateLoginScreen.tsx';
import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { deviceStorage } from '../../lib/device/storage.ts';
import { useLayout } from '../../lib/page/mediaQuery.ts';
import { useSearch } from '../../lib/page/useSearch.ts';
import { pathTo } from '../../pages/paths.ts';
import { forwardWanted } from '../../session/guard/redirect.ts';
import { isOfAgeToday } from './isOfAgeToday.ts';

const keep = (values: CreateLoginValues) => deviceStorage.writeDraft('create-login-1', values);

/** `/account/create`: name, date of birth and e-mail address. The device stores them until the login exists. */
export function CreateLoginRoute() {
  const navigate = useNavigate();
  const search = useSearch();
  const [draft] = useState(() =>
    deviceStorage.readDraft<Partial<CreateLoginValues>>('create-login-1'),
  );
  return (
    <CreateLoginScreen
      layout={useLayout()}
      state={{ status: 'ready' }}
      {...(draft && { draft })}
      isOfAge={isOfAgeToday}
      loginHref={forwardWanted(pathTo('login'), search)}
      onDraft={keep}
      onSubmit={async (values) => {
        keep(values);
        await navigate(forwardWanted(pathTo('createPassword'), search));
      }}
    />
  );
}
