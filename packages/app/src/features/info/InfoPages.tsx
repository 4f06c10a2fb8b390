import { Suspense } from 'react';
import { useLocation } from 'react-router-dom';
import { lazyNamed } from '../../lib/lazyNamed.tsx';
import { infoPageIn } from './infoQuery.ts';

const InfoPageDialog = lazyNamed(() => import('./InfoPageDialog.tsx'), 'InfoPageDialog');

/** Shows the reading page in the query, beside every page. Its code loads when a reading page first opens. */
export function InfoPages() {
  const { search } = useLocation();
  return <Suspense>{infoPageIn(search) && <InfoPageDialog />}</Suspense>;
}
