import { useMessages } from '../../i18n/I18nProvider.tsx';
import { Text } from '../../primitives/Text/Text.tsx';
import { ExternalLink } from './ExternalLink.tsx';
import { InfoCard } from './InfoCard.tsx';

export interface AddressCardProps {
  /** One string per line. */
  readonly address: readonly string[];
  readonly mapUrl: string;
}

/** The address of a casino, with a link to a map. */
export function AddressCard({ address, mapUrl }: AddressCardProps) {
  const words = useMessages().casinoLife.myCasino;
  return (
    <InfoCard title={words.address}>
      <address>
        {address.map((line) => (
          <Text key={line}>{line}</Text>
        ))}
      </address>
      <ExternalLink href={mapUrl}>{words.map}</ExternalLink>
    </InfoCard>
  );
}
