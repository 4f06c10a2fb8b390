import { ErrorPageScreen } from '@casino/ui';
import { Component, type ReactNode } from 'react';
import { useLayout } from '../lib/mediaQuery.ts';
import { visitReference } from '../lib/trace.ts';

interface FaultBoundaryProps {
  readonly children: ReactNode;
}

interface FaultBoundaryState {
  readonly faulty: boolean;
}

/** Puts a page in place of an app that has failed. React reports the fault itself. */
export class FaultBoundary extends Component<FaultBoundaryProps, FaultBoundaryState> {
  override readonly state: FaultBoundaryState = { faulty: false };

  static getDerivedStateFromError(): FaultBoundaryState {
    return { faulty: true };
  }

  override render() {
    return this.state.faulty ? <FaultPage /> : this.props.children;
  }
}

function FaultPage() {
  const reload = () => window.location.reload();
  return <ErrorPageScreen layout={useLayout()} reference={visitReference} onReload={reload} />;
}
