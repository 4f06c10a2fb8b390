import { NavigationProvider } from '@casino/ui';
import { useCallback } from 'react';
import { useNavigate } from 'react-router-dom';
import { InfoPages } from '../features/info/InfoPages.tsx';
import { GuardedOutlet } from '../session/GuardedOutlet.tsx';
import { useHistoryRules } from './useHistoryRules.ts';
import { usePrefetch } from './usePrefetch.ts';

/** Wraps every page: client-side links, history rules, the guard and reading pages. */
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
