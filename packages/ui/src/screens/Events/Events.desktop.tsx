import { CasinoPage } from '../frames/CasinoPage.tsx';
import type { EventsParts } from './EventsParts.ts';

/** The filter is beside the title. */
export function EventsDesktop({ title, filter, spotlight, list }: EventsParts) {
  return (
    <CasinoPage layout="desktop" title={title} aside={filter}>
      {spotlight}
      {list}
    </CasinoPage>
  );
}
