import { NavigationProvider } from '@casino/ui/shell/NavigationProvider.tsx';
import { useCallback } from 'react';
import { useNavigate } from 'react-router-dom';
import { InfoPages } from '../../features/info/InfoPages.tsx';
import { GuardedOutlet } from '../../session/guard/GuardedOutlet.tsx';
import { useHistoryRules } from '../navigation/useHistoryRules.ts';
import { usePrefetch } from './usePrefetch.ts';

/** Wraps every page: client-side links, history rules, the guard and reading pages. */
export function RootRoute() {
  const navigate = useNavigate();
  const follow = useCallback((href: string) => void navigate(href), [navigate]);
  usePrefetch();
  return (
    <NavigationProvider navigate={follow}>
      {/* First, so that a redirect of the guard comes after the replaced route: the last one counts. */}
      <HistoryRules />
      <GuardedOutlet />
      <InfoPages />
    </NavigationProvider>
  );
}

function HistoryRules() {
  useHistoryRules();
  return null;
}
