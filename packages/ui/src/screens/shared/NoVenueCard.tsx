import { useMessages } from '../../i18n/I18nProvider.tsx';
import { ButtonLink } from '../../primitives/Button/ButtonLink.tsx';
import { EmptyCard } from './EmptyCard.tsx';

/** Tells a member without a casino why the page is empty. Specification section 4. */
export function NoVenueCard({ supportHref }: { readonly supportHref: string }) {
  const { noVenue } = useMessages().casinoLife;
  return (
    <EmptyCard
      title={noVenue.title}
      text={noVenue.text}
      action={<ButtonLink href={supportHref}>{noVenue.support}</ButtonLink>}
    />
  );
}
