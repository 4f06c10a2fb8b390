import { Spinner } from '../../primitives/Spinner/Spinner.tsx';
import type { Layout } from '../../tokens/layouts.ts';
import { AccountPage } from '../frames/AccountPage.tsx';

export interface WaitingProps {
  readonly layout: Layout;
  readonly title: string;
  /** What is being done. */
  readonly text: string;
}

/** An account page that waits for an answer before it knows what to show. */
export function Waiting({ layout, title, text }: WaitingProps) {
  return (
    <AccountPage layout={layout} title={title} text={text}>
      <div aria-busy="true">
        <Spinner />
      </div>
    </AccountPage>
  );
}
