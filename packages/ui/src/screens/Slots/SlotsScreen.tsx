import { styled } from 'styled-components';
import { LoadFailure } from '../../components/LoadFailure/LoadFailure.tsx';
import { MemberCardSkeleton } from '../../components/MemberCard/MemberCardSkeleton.tsx';
import { useMessages } from '../../i18n/I18nProvider.tsx';
import { LoadingRegion } from '../../primitives/Skeleton/LoadingRegion.tsx';
import { Skeleton } from '../../primitives/Skeleton/Skeleton.tsx';
import { Text } from '../../primitives/Text/Text.tsx';
import { Page } from '../../shell/Page.tsx';
import { SlotsHeader } from '../../shell/slots/SlotsHeader.tsx';
import { HowToRedeem } from '../shared/HowToRedeem.tsx';
import { OwnCard } from '../shared/ownCard/OwnCard.tsx';
import { SlotsDesktop } from './Slots.desktop.tsx';
import { SlotsMobile } from './Slots.mobile.tsx';
import type { SlotsScreenProps } from './Slots.types.ts';
import { SlotsEvents } from './SlotsEvents.tsx';

/** Lines of like width seldom break inside the name of the casino. */
const Lead = styled.div`
  & > * {
    text-wrap: balance;
  }
`;

/** `/slots`: the Slots Club, with the member's card and the club's events. Specification section 2. */
export function SlotsScreen(props: SlotsScreenProps) {
  return (
    <>
      <SlotsHeader />
      <Body {...props} />
    </>
  );
}

function Body({ layout, state, onRetry, onRetryEvents, onCardTurn }: SlotsScreenProps) {
  const { slots: words } = useMessages();
  const Frame = layout === 'desktop' ? SlotsDesktop : SlotsMobile;
  const steps = <HowToRedeem title={words.stepsTitle} steps={words.steps} />;
  switch (state.status) {
    case 'loading':
      return (
        <LoadingRegion label={words.loading}>
          <Frame
            lead={<Skeleton width="80%" height="1.75rem" />}
            card={<MemberCardSkeleton />}
            steps={<Skeleton height="14rem" shape="card" />}
            events={<Skeleton height="12rem" shape="card" />}
          />
        </LoadingRegion>
      );
    case 'error':
    case 'unsaved':
      return (
        <Page>
          <LoadFailure errorTitle={words.errorTitle} state={state} onRetry={onRetry} />
        </Page>
      );
    case 'ready': {
      const { member, venueName, events } = state;
      return (
        <Frame
          lead={
            <Lead>
              <Text variant="title">
                {venueName === null ? words.lead : words.leadAt(venueName)}
              </Text>
            </Lead>
          }
          card={
            <OwnCard layout={layout} member={member} {...(onCardTurn && { onTurn: onCardTurn })} />
          }
          steps={steps}
          events={<SlotsEvents state={events} onRetry={onRetryEvents} />}
        />
      );
    }
  }
}
