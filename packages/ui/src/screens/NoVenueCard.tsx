import { EmptyHand } from '../artwork/EmptyHand.tsx';
import { useMessages } from '../i18n/I18nProvider.tsx';
import { ButtonLink } from '../primitives/Button/ButtonLink.tsx';
import { Card } from '../primitives/Card/Card.tsx';
import { EmptyState } from '../primitives/EmptyState/EmptyState.tsx';

/** Tells a member without a casino why there is nothing of one to show. Specification section 4. */
export function NoVenueCard({ supportHref }: { readonly supportHref: string }) {
  const { noVenue } = useMessages().casinoLife;
  return (
    <Card>
      <EmptyState
        title={noVenue.title}
        text={noVenue.text}
        picture={<EmptyHand />}
        action={<ButtonLink href={supportHref}>{noVenue.support}</ButtonLink>}
      />
    </Card>
  );
}
