import { useMessages } from '../../i18n/I18nProvider.tsx';
import { Banner } from '../../primitives/Banner/Banner.tsx';
import { Button } from '../../primitives/Button/Button.tsx';
import { AccountPage } from '../AccountPage.tsx';
import { Fact } from '../Fact.tsx';
import type { LinkMembershipEntryScreenProps } from './LinkMembershipEntry.types.ts';

/** `/account/verify`: says which step is left before the rewards appear. Specification section 4. */
export function LinkMembershipEntryScreen({
  layout,
  state,
  email,
  onLogOut,
}: LinkMembershipEntryScreenProps) {
  const { linkMembership } = useMessages().account;
  const busy = state.status === 'pending';
  return (
    <AccountPage layout={layout} title={linkMembership.title} text={linkMembership.text}>
      <Fact icon="member" label={linkMembership.loggedInAs} value={email} />
      <Banner>{linkMembership.help}</Banner>
      <Button block variant="secondary" busy={busy} onClick={onLogOut}>
        {busy ? linkMembership.loggingOut : linkMembership.logOut}
      </Button>
    </AccountPage>
  );
}
