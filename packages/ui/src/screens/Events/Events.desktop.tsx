import { CasinoPage } from '../frames/CasinoPage.tsx';
import type { EventsSlots } from './EventsSlots.ts';

/** The filter is beside the title. */
export function EventsDesktop({ title, filter, spotlight, list }: EventsSlots) {
  return (
    <CasinoPage layout="desktop" title={title} aside={filter}>
      {spotlight}
      {list}
    </CasinoPage>
  );
}
