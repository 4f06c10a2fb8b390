import { useMemo, useRef } from 'react';
import { EmptyHand } from '../../artwork/EmptyHand.tsx';
import { LoadFailure } from '../../components/LoadFailure/LoadFailure.tsx';
import { PrizeWheel } from '../../components/PrizeWheel/PrizeWheel.tsx';
import { useFormatters, useMessages } from '../../i18n/I18nProvider.tsx';
import { Banner } from '../../primitives/Banner/Banner.tsx';
import { ButtonLink } from '../../primitives/Button/ButtonLink.tsx';
import { EmptyState } from '../../primitives/EmptyState/EmptyState.tsx';
import { LoadingRegion } from '../../primitives/Skeleton/LoadingRegion.tsx';
import { Stack } from '../../primitives/Stack/Stack.tsx';
import { Text } from '../../primitives/Text/Text.tsx';
import { Page } from '../../shell/Page.tsx';
import { useHeadingLevel } from '../../shell/titleBarContext.ts';
import { Fairness } from './Fairness.tsx';
import { GameHeading } from './GameHeading.tsx';
import { inStock, PrizeList } from './PrizeList.tsx';
import { PrizesAndTerms } from './PrizesAndTerms.tsx';
import { SpinTheWheelDesktop } from './SpinTheWheel.desktop.tsx';
import { SpinTheWheelMobile } from './SpinTheWheel.mobile.tsx';
import type { SpinTheWheelScreenProps } from './SpinTheWheel.types.ts';
import { spinTheWheelSkeleton } from './SpinTheWheelSkeleton.tsx';
import { StagePanel } from './StagePanel.tsx';
import { toWheelState } from './toWheelState.ts';

/** `/games/spin-the-wheel/{gameId}`: one spin a day. Specification sections 2 and 4. */
export function SpinTheWheelScreen(props: SpinTheWheelScreenProps) {
  const { layout, state, homeHref, onRetry } = props;
  const words = useMessages().games.spin;
  const headingLevel = useHeadingLevel();
  const Frame = layout === 'desktop' ? SpinTheWheelDesktop : SpinTheWheelMobile;

  switch (state.status) {
    case 'loading':
      return (
        <LoadingRegion label={words.loading}>
          <Frame {...spinTheWheelSkeleton} />
        </LoadingRegion>
      );
    case 'error':
    case 'unsaved':
      return (
        <Page>
          <LoadFailure
            errorTitle={words.errorTitle}
            state={state}
            headingLevel={headingLevel}
            onRetry={onRetry}
          />
        </Page>
      );
    case 'not-found':
      return (
        <Page>
          <EmptyState
            title={words.notFoundTitle}
            text={words.notFoundText}
            headingLevel={headingLevel}
            picture={<EmptyHand />}
            action={<ButtonLink href={homeHref}>{words.home}</ButtonLink>}
          />
        </Page>
      );
    case 'ready':
      return <ReadyWheel {...props} state={state} frame={Frame} />;
  }
}

type ReadyWheelProps = SpinTheWheelScreenProps & {
  readonly frame: typeof SpinTheWheelDesktop;
  readonly state: Extract<SpinTheWheelScreenProps['state'], { status: 'ready' }>;
};

/** The loaded page. `stocked` keeps its identity, so the face of the wheel does not render again when a spin begins. */
function ReadyWheel({ state, frame: Frame, ...props }: ReadyWheelProps) {
  const words = useMessages().games.spin;
  const { date, time } = useFormatters();
  const list = useRef<HTMLElement>(null);
  const { stage, prizes, tier, casinoClock } = state;
  const stocked = useMemo(() => inStock(prizes), [prizes]);
  const wheel = toWheelState(stage, prizes, stocked);
  const label =
    'prizeName' in stage ? words.wheelRestsOn(stage.prizeName) : words.wheel(stocked.length);
  return (
    <Frame
      titleAs="p"
      heading={<GameHeading game={state.game} />}
      wheel={
        <PrizeWheel
          prizes={wheel.prizes}
          state={wheel.state}
          seed={state.seed}
          tier={tier}
          label={label}
          onRest={props.onRest}
        />
      }
      stage={
        <Stack gap={4}>
          <StagePanel
            {...props}
            stage={stage}
            terms={<PrizesAndTerms stage={stage} prizes={prizes} list={list} />}
          />
          {casinoClock !== null && (
            <Banner tone="warning">
              {words.casinoClock(time(casinoClock), date(casinoClock))}
            </Banner>
          )}
        </Stack>
      }
      caption={
        <Text variant="small" tone="muted">
          {words.prizes.toScale}
        </Text>
      }
      prizes={<PrizeList ref={list} prizes={prizes} tier={tier} />}
      fairness={
        <Fairness commitment={state.commitment} prizeListVersion={state.prizeListVersion} />
      }
    />
  );
}
