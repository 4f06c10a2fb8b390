import { ErrorPageScreen } from '@casino/ui/screens/ErrorPage/ErrorPageScreen.tsx';
import { Component, type ReactNode } from 'react';
import { CASINOS } from '../../lib/config/casinos.ts';
import { tabStorage } from '../../lib/device/storage.ts';
import { useLayout } from '../../lib/page/mediaQuery.ts';
import { visitReference } from '../../lib/remote/trace.ts';
import { isRepeatedFault } from './repeatedFault.ts';

interface FaultBoundaryProps {
  readonly children: ReactNode;
}

interface FaultBoundaryState {
  readonly fault: 'first' | 'again' | null;
}

/**
 * Shows an error page if rendering throws. After a repeated fault, the page lists telephone numbers. React logs the error.
 */
export class FaultBoundary extends Component<FaultBoundaryProps, FaultBoundaryState> {
  override readonly state: FaultBoundaryState = { fault: null };

  static getDerivedStateFromError(): FaultBoundaryState {
    const { lastFault, lastReload } = tabStorage;
    return {
      fault: isRepeatedFault(Date.now(), lastFault(), lastReload()) ? 'again' : 'first',
    };
  }

  override componentDidCatch() {
    tabStorage.rememberFault(Date.now());
  }

  override render() {
    const { fault } = this.state;
    return fault ? <FaultPage again={fault === 'again'} /> : this.props.children;
  }
}

function FaultPage({ again }: { readonly again: boolean }) {
  const reload = () => window.location.reload();
  return (
    <ErrorPageScreen
      layout={useLayout()}
      reference={visitReference}
      onReload={reload}
      {...(again && { again: { casinos: CASINOS } })}
    />
  );
}
