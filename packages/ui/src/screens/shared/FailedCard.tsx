import { useMessages } from '../../i18n/I18nProvider.tsx';
import { Card } from '../../primitives/Card/Card.tsx';
import { ErrorState } from '../../primitives/ErrorState/ErrorState.tsx';

export interface FailedCardProps {
  readonly title: string;
  /** `message` describes the error in one sentence. */
  readonly text: string;
  readonly onRetry: () => void;
  /** The level of the heading in the outline of the page. */
  readonly headingLevel?: 'h2' | 'h3';
}

/** Replaces content that failed to load, with a retry button. */
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
