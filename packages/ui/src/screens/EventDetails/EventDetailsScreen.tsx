import { useMessages } from '../../i18n/I18nProvider.tsx';
import { ButtonLink } from '../../primitives/Button/ButtonLink.tsx';
import { Skeleton } from '../../primitives/Skeleton/Skeleton.tsx';
import { Stack } from '../../primitives/Stack/Stack.tsx';
import { SlotsHeader } from '../../shell/slots/SlotsHeader.tsx';
import { useHasTitleBar } from '../../shell/titleBarContext.ts';
import { BackLink } from '../frames/BackLink.tsx';
import { CasinoPage } from '../frames/CasinoPage.tsx';
import { EmptyCard } from '../shared/EmptyCard.tsx';
import { NoVenueCard } from '../shared/NoVenueCard.tsx';
import { StateBody } from '../shared/StateBody.tsx';
import { EventContent } from './EventContent.tsx';
import type { EventDetailsScreenProps } from './EventDetails.types.ts';

/**
 * `/events/{id}` and `/slots/event/{id}`: an event with its conditions, the member's RSVP, and buttons that
 * share it and add it to the calendar. Specification section 2.
 */
export function EventDetailsScreen(props: EventDetailsScreenProps) {
  const { layout, club, backHref } = props;
  const { casinoLife, navigation } = useMessages();
  const { event, eventDetails: words } = casinoLife;
  const hasTitleBar = useHasTitleBar();
  // The title of the event is a heading of its own. The other states have the title of the list.
  const title = props.state.status === 'ready' ? null : navigation.events;
  const inClub = club === 'slots';
  const back = inClub ? words.backToSlots : words.backToEvents;
  return (
    <>
      {inClub && <SlotsHeader slotsHref={backHref} />}
      <CasinoPage layout={layout} title={title}>
        <Stack gap={4}>
          {!hasTitleBar && (
            <div>
              <BackLink href={backHref}>
                {inClub ? navigation.slotsClub : navigation.events}
              </BackLink>
            </div>
          )}
          <Body {...props} kicker={inClub ? event.clubKicker : event.kicker} back={back} />
        </Stack>
      </CasinoPage>
    </>
  );
}

interface BodyProps extends EventDetailsScreenProps {
  readonly kicker: string;
  readonly back: string;
}

function Body(props: BodyProps) {
  const { state, back, backHref, supportHref, onRetry } = props;
  const words = useMessages().casinoLife.eventDetails;
  return (
    <StateBody
      state={state}
      loading={words.loading}
      skeleton={
        <Stack gap={5}>
          <Skeleton height="14rem" />
          <Skeleton width="60%" height="2.5rem" />
          <Skeleton height="1rem" />
          <Skeleton width="80%" height="1rem" />
        </Stack>
      }
      errorTitle={words.errorTitle}
      onRetry={onRetry}
      show={{
        'no-venue': () => <NoVenueCard supportHref={supportHref} />,
        'not-found': () => (
          <EmptyCard
            title={words.notFoundTitle}
            text={words.notFoundText}
            action={<ButtonLink href={backHref}>{back}</ButtonLink>}
          />
        ),
        ready: ({ event, rsvp }) => <EventContent {...props} event={event} rsvp={rsvp} />,
      }}
    />
  );
}
