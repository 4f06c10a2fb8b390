import { useMessages } from '../../i18n/I18nProvider.tsx';
import { AccountPage } from '../AccountPage.tsx';
import type { LoginScreenProps } from './Login.types.ts';
import { LoginForm } from './LoginForm.tsx';

/** `/login` on a wide window, `/login-mobile` on a narrow one. Specification sections 2, 5 and 8. */
export function LoginScreen({ layout, ...form }: LoginScreenProps) {
  const { login } = useMessages().account;
  return (
    <AccountPage layout={layout} title={login.title} text={login.text}>
      <LoginForm {...form} />
    </AccountPage>
  );
}
