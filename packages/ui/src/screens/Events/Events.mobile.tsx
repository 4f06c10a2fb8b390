import { CasinoPage } from '../frames/CasinoPage.tsx';
import type { EventsParts } from './EventsParts.ts';

/** The filter is between the spotlight and the list. */
export function EventsMobile({ title, filter, spotlight, list }: EventsParts) {
  return (
    <CasinoPage layout="mobile" title={title}>
      {spotlight}
      {filter}
      {list}
    </CasinoPage>
  );
}
