import { NavigationProvider } from '@casino/ui';
import { useCallback } from 'react';
import { useNavigate } from 'react-router-dom';
import { InfoPages } from '../features/info/InfoPages.tsx';
import { GuardedOutlet } from '../session/GuardedOutlet.tsx';
import { useHistoryRules } from './useHistoryRules.ts';
import { usePrefetch } from './usePrefetch.ts';

/** What every page stands in: links that the router follows, the rules of history, and the guard. */
export function RootRoute() {
  const navigate = useNavigate();
  const follow = useCallback((href: string) => void navigate(href), [navigate]);
  useHistoryRules();
  usePrefetch();
  return (
    <NavigationProvider navigate={follow}>
      <GuardedOutlet />
      <InfoPages />
    </NavigationProvider>
  );
}
