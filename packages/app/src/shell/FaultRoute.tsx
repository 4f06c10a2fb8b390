import { ErrorPageScreen } from '@casino/ui';
import { useEffect } from 'react';
import { useRouteError } from 'react-router-dom';
import { useLayout } from '../lib/mediaQuery.ts';

/** The page after a fault of the app itself; the fault is reported. */
export function FaultRoute() {
  const fault = useRouteError();
  useEffect(() => reportError(fault), [fault]);
  return <ErrorPageScreen layout={useLayout()} onReload={() => window.location.reload()} />;
}
