import { styled } from 'styled-components';
import { useMessages } from '../../i18n/I18nProvider.tsx';
import { TextLink } from '../../primitives/TextLink/TextLink.tsx';
import { typography, vars } from '../../tokens/vars.ts';
import { AccountPage } from '../frames/AccountPage.tsx';
import type { LoginScreenProps } from './Login.types.ts';
import { LoginForm } from './LoginForm.tsx';

/** One row from a window of 360 px, unless the text is larger. */
const Links = styled.nav`
  ${typography('label')}
  display: flex;
  flex-wrap: wrap;
  justify-content: space-between;
  column-gap: ${vars.space[3]};
`;

/** `/login` on desktop, `/login-mobile` on mobile. Specification sections 2, 5 and 8. */
export function LoginScreen({ layout, links, ...form }: LoginScreenProps) {
  const { login } = useMessages().account;
  return (
    <AccountPage layout={layout} title={login.title} text={login.text}>
      <LoginForm {...form} />
      <Links>
        <TextLink href={links.forgottenHref} standalone>
          {login.forgotten}
        </TextLink>
        <TextLink href={links.createHref} standalone>
          {login.create}
        </TextLink>
        <TextLink href={links.supportHref} standalone>
          {login.support}
        </TextLink>
      </Links>
    </AccountPage>
  );
}
