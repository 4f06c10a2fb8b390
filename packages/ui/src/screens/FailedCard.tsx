import { useMessages } from '../i18n/I18nProvider.tsx';
import { Card } from '../primitives/Card/Card.tsx';
import { ErrorState } from '../primitives/ErrorState/ErrorState.tsx';

export interface FailedCardProps {
  readonly title: string;
  /** What happened, in one sentence. */
  readonly text: string;
  readonly onRetry: () => void;
}

/** Stands in for what could not be loaded, and offers to try again. */
export function FailedCard({ title, text, onRetry }: FailedCardProps) {
  const { common } = useMessages();
  return (
    <Card>
      <ErrorState title={title} text={text} retryLabel={common.tryAgain} onRetry={onRetry} />
    </Card>
  );
}
