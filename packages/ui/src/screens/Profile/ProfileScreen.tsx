import { Avatar } from '../../components/Avatar/Avatar.tsx';
import { LoadFailure } from '../../components/LoadFailure/LoadFailure.tsx';
import { useMessages } from '../../i18n/I18nProvider.tsx';
import { Button } from '../../primitives/Button/Button.tsx';
import { logOutIcon } from '../../primitives/Icon/topicIcons.ts';
import { LoadingRegion } from '../../primitives/Skeleton/LoadingRegion.tsx';
import { Skeleton } from '../../primitives/Skeleton/Skeleton.tsx';
import { Page } from '../../shell/Page.tsx';
import { useHeadingLevel } from '../../shell/titleBarContext.ts';
import { Contact } from './Contact.tsx';
import { MembershipFacts } from './MembershipFacts.tsx';
import { OwnCasinos } from './OwnCasinos.tsx';
import { ProfileDesktop } from './Profile.desktop.tsx';
import { ProfileMobile } from './Profile.mobile.tsx';
import type { ProfileScreenProps } from './Profile.types.ts';

/** `/profile`: the member's contact details, membership and plays, and the log-out button. Specification section 2. */
export function ProfileScreen({
  layout,
  state,
  wallet,
  plays = null,
  onChangeMobile,
  onChooseCasino,
  onRetry,
  onLogOut,
}: ProfileScreenProps) {
  const { navigation, profile: words } = useMessages();
  const Heading = useHeadingLevel();
  const Frame = layout === 'desktop' ? ProfileDesktop : ProfileMobile;
  const logOut = (
    <Button variant="secondary" icon={logOutIcon} onClick={onLogOut}>
      {navigation.logOut}
    </Button>
  );
  switch (state.status) {
    case 'loading':
      return (
        <LoadingRegion label={words.loading}>
          <Frame
            picture={<Skeleton width="4rem" height="4rem" shape="card" />}
            title={<Skeleton width="min(16rem, 60%)" height="2.5rem" />}
            contact={<Skeleton height="18rem" shape="card" />}
            membership={<Skeleton height="14rem" shape="card" />}
            plays={null}
            action={null}
          />
        </LoadingRegion>
      );
    case 'error':
    case 'unsaved':
      return (
        <Page>
          <LoadFailure
            errorTitle={words.errorTitle}
            state={state}
            headingLevel={Heading}
            onRetry={onRetry}
          />
        </Page>
      );
    case 'ready':
      return (
        <Frame
          picture={<Avatar name={state.member.name} size="large" />}
          title={<Heading>{state.member.name}</Heading>}
          contact={<Contact state={state} onChangeMobile={onChangeMobile} />}
          membership={
            <>
              <MembershipFacts member={state.member} {...(wallet && { wallet })} />
              {state.casinos.length > 1 && <OwnCasinos state={state} onChoose={onChooseCasino} />}
            </>
          }
          plays={plays}
          action={logOut}
        />
      );
  }
}
