import { Spinner } from '../../primitives/Spinner/Spinner.tsx';
import type { Layout } from '../../tokens/layouts.ts';
import { AccountPage } from '../frames/AccountPage.tsx';

export interface WaitingProps {
  readonly layout: Layout;
  readonly title: string;
  /** The running step. */
  readonly text: string;
}

/** An account page while a request is running. */
export function Waiting({ layout, title, text }: WaitingProps) {
  return (
    <AccountPage layout={layout} title={title} text={text}>
      <div aria-busy="true">
        <Spinner />
      </div>
    </AccountPage>
  );
}
