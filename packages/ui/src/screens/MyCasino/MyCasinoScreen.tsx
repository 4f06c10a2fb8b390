import { useMessages } from '../../i18n/I18nProvider.tsx';
import { LoadingRegion } from '../../primitives/Skeleton/LoadingRegion.tsx';
import { Skeleton } from '../../primitives/Skeleton/Skeleton.tsx';
import { Stack } from '../../primitives/Stack/Stack.tsx';
import { CasinoPage } from '../frames/CasinoPage.tsx';
import { FailedCard } from '../shared/FailedCard.tsx';
import { NoVenueCard } from '../shared/NoVenueCard.tsx';
import type { MyCasinoScreenProps } from './MyCasino.types.ts';
import { VenueGuide } from './VenueGuide.tsx';

/** `/mycasino`: the member's casino, its rules, and the others of the group. Specification section 2. */
export function MyCasinoScreen({
  layout,
  state,
  links,
  onRetry,
  supportHref,
}: MyCasinoScreenProps) {
  const { casinoLife, navigation } = useMessages();
  const words = casinoLife.myCasino;
  if (state.status === 'ready') {
    return (
      <CasinoPage layout={layout} title={null}>
        <VenueGuide layout={layout} {...state} links={links} />
      </CasinoPage>
    );
  }
  return (
    <CasinoPage layout={layout} title={navigation.myCasino}>
      {state.status === 'loading' && (
        <LoadingRegion label={words.loading}>
          <Stack gap={5}>
            <Skeleton height="18rem" />
            <Skeleton height="8rem" />
            <Skeleton height="8rem" />
          </Stack>
        </LoadingRegion>
      )}
      {state.status === 'error' && (
        <FailedCard title={words.errorTitle} text={state.message} onRetry={onRetry} />
      )}
      {state.status === 'no-venue' && <NoVenueCard supportHref={supportHref} />}
    </CasinoPage>
  );
}
