import { Suspense } from 'react';
import { useLocation } from 'react-router-dom';
import { lazyNamed } from '../../lib/lazyNamed.tsx';
import { infoPageIn } from './infoQuery.ts';

const InfoPageDialog = lazyNamed(() => import('./InfoPageDialog.tsx'), 'InfoPageDialog');

/** Stands beside every page, and fetches what a reading page needs once one is asked for. */
export function InfoPages() {
  const { search } = useLocation();
  return <Suspense>{infoPageIn(search) && <InfoPageDialog />}</Suspense>;
}
