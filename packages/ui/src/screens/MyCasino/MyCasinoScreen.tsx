import { useMessages } from '../../i18n/I18nProvider.tsx';
import { Skeleton } from '../../primitives/Skeleton/Skeleton.tsx';
import { Stack } from '../../primitives/Stack/Stack.tsx';
import { CasinoPage } from '../frames/CasinoPage.tsx';
import { NoVenueCard } from '../shared/NoVenueCard.tsx';
import { StateBody } from '../shared/StateBody.tsx';
import type { MyCasinoScreenProps } from './MyCasino.types.ts';
import { VenueGuide } from './VenueGuide.tsx';

/** `/mycasino`: the member's casino, its rules, and the other casinos of the group. Specification section 2. */
export function MyCasinoScreen({
  layout,
  state,
  links,
  onRetry,
  supportHref,
}: MyCasinoScreenProps) {
  const { casinoLife, navigation } = useMessages();
  const words = casinoLife.myCasino;
  return (
    <CasinoPage layout={layout} title={state.status === 'ready' ? null : navigation.myCasino}>
      <StateBody
        state={state}
        loading={words.loading}
        skeleton={
          <Stack gap={5}>
            <Skeleton height="18rem" />
            <Skeleton height="8rem" />
            <Skeleton height="8rem" />
          </Stack>
        }
        errorTitle={words.errorTitle}
        onRetry={onRetry}
        show={{
          'no-venue': () => <NoVenueCard supportHref={supportHref} />,
          ready: (venues) => <VenueGuide {...venues} layout={layout} links={links} />,
        }}
      />
    </CasinoPage>
  );
}
