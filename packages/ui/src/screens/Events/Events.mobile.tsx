import { CasinoPage } from '../frames/CasinoPage.tsx';
import type { EventsParts } from './EventsParts.ts';

/** The filter is between the spotlight and the list. The header of the shell shows the title. */
export function EventsMobile({ filter, spotlight, list }: Omit<EventsParts, 'title'>) {
  return (
    <CasinoPage layout="mobile" title={null}>
      {spotlight}
      {filter}
      {list}
    </CasinoPage>
  );
}
