import { useMessages } from '../../i18n/I18nProvider.tsx';
import { Card } from '../../primitives/Card/Card.tsx';
import { ErrorState } from '../../primitives/ErrorState/ErrorState.tsx';

export interface FailedCardProps {
  readonly title: string;
  /** What happened, in one sentence. */
  readonly text: string;
  readonly onRetry: () => void;
  /** The heading's place in the outline of the page. */
  readonly headingLevel?: 'h2' | 'h3';
}

/** Stands in for what could not be loaded, and offers to try again. */
export function FailedCard({ title, text, onRetry, headingLevel = 'h2' }: FailedCardProps) {
  const { common } = useMessages();
  return (
    <Card>
      <ErrorState
        title={title}
        text={text}
        headingLevel={headingLevel}
        retryLabel={common.tryAgain}
        onRetry={onRetry}
      />
    </Card>
  );
}
