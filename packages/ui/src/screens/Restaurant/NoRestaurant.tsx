import { useMessages } from '../../i18n/I18nProvider.tsx';
import { ButtonLink } from '../../primitives/Button/ButtonLink.tsx';
import { phoneIcon } from '../../primitives/Icon/contactIcons.ts';
import { Stack } from '../../primitives/Stack/Stack.tsx';
import { Text } from '../../primitives/Text/Text.tsx';
import { TextLink } from '../../primitives/TextLink/TextLink.tsx';
import { EmptyCard } from '../shared/EmptyCard.tsx';
import { InfoCard } from '../shared/InfoCard.tsx';
import { telephoneHref } from '../shared/telephoneHref.ts';
import type { WithoutRestaurant } from './Restaurant.types.ts';

/** A casino without a restaurant: its number, and the casinos of the group that have one. */
export function NoRestaurant({ venueName, telephone, others }: WithoutRestaurant) {
  const words = useMessages().casinoLife.restaurant;
  return (
    <Stack gap={6}>
      <EmptyCard
        title={words.noneTitle}
        text={words.noneText(venueName)}
        action={
          <ButtonLink icon={phoneIcon} href={telephoneHref(telephone)}>
            {words.call(telephone)}
          </ButtonLink>
        }
      />
      {others.length > 0 && (
        <InfoCard title={words.othersTitle}>
          <ul>
            {others.map(({ id, name, telephone: number }) => (
              <li key={id}>
                <Stack gap={0} align="start">
                  <Text variant="bodyStrong">{name}</Text>
                  <TextLink standalone href={telephoneHref(number)}>
                    {words.call(number)}
                  </TextLink>
                </Stack>
              </li>
            ))}
          </ul>
        </InfoCard>
      )}
    </Stack>
  );
}
