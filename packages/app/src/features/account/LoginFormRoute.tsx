import { LoginScreen } from '@casino/ui';
import { useLayout } from '../../lib/mediaQuery.ts';
import { pathTo } from '../../paths.ts';
import { useLogin } from './useLogin.ts';

const LINKS = {
  forgottenHref: pathTo('forgottenPassword'),
  createHref: pathTo('createLogin'),
  supportHref: pathTo('support'),
};

/** `/login-mobile`, and `/login` on a wide window: the log-in page. Specification section 2. */
export function LoginFormRoute() {
  const layout = useLayout();
  const { formKey, state, lastEmail, submit } = useLogin();
  return (
    <LoginScreen
      key={formKey}
      layout={layout}
      state={state}
      links={LINKS}
      {...(lastEmail !== null && { defaultEmail: lastEmail })}
      onSubmit={submit}
    />
  );
}
