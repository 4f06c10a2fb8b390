import { CasinoPage } from '../frames/CasinoPage.tsx';
import type { EventsSlots } from './EventsSlots.ts';

/** The filter is between the spotlight and the list. The header of the shell shows the title. */
export function EventsMobile({ filter, spotlight, list }: Omit<EventsSlots, 'title'>) {
  return (
    <CasinoPage layout="mobile" title={null}>
      {spotlight}
      {filter}
      {list}
    </CasinoPage>
  );
}
