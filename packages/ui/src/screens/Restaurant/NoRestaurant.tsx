import { styled } from 'styled-components';
import { useMessages } from '../../i18n/I18nProvider.tsx';
import { ButtonLink } from '../../primitives/Button/ButtonLink.tsx';
import { phoneIcon } from '../../primitives/Icon/contactIcons.ts';
import { Stack } from '../../primitives/Stack/Stack.tsx';
import { TextLink } from '../../primitives/TextLink/TextLink.tsx';
import { typography, vars } from '../../tokens/vars.ts';
import { EmptyCard } from '../shared/EmptyCard.tsx';
import { InfoCard } from '../shared/InfoCard.tsx';
import { telephoneHref } from '../shared/telephoneHref.ts';
import type { WithoutRestaurant } from './Restaurant.types.ts';

const Other = styled.li`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  column-gap: ${vars.space[4]};
  overflow-wrap: anywhere;

  & + & {
    border-block-start: ${vars.size.hairline} solid ${vars.color.border};
  }

  p {
    ${typography('bodyStrong')}
  }
`;

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
              <Other key={id}>
                <p>{name}</p>
                <TextLink standalone href={telephoneHref(number)}>
                  {words.call(number)}
                </TextLink>
              </Other>
            ))}
          </ul>
        </InfoCard>
      )}
    </Stack>
  );
}
