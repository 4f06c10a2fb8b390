import { LoginScreen } from '@casino/ui/screens/Login/LoginScreen.tsx';
import { useLayout } from '../../lib/page/mediaQuery.ts';
import { useSearch } from '../../lib/page/useSearch.ts';
import { pathTo } from '../../pages/paths.ts';
import { forwardWanted } from '../../session/guard/redirect.ts';
import { useLogin } from './useLogin.ts';

/** `/login-mobile`, and `/login` on a wide window: the log-in page. Specification section 2. */
export function LoginFormRoute() {
  const layout = useLayout();
  const search = useSearch();
  const { formKey, state, lastEmail, submit } = useLogin();
  return (
    <LoginScreen
      key={formKey}
      layout={layout}
      state={state}
      links={{
        forgottenHref: pathTo('forgottenPassword'),
        createHref: forwardWanted(pathTo('createLogin'), search),
        supportHref: pathTo('support'),
      }}
      {...(lastEmail !== null && { defaultEmail: lastEmail })}
      onSubmit={submit}
    />
  );
}
