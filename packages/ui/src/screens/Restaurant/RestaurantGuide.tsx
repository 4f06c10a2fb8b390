import { useState } from 'react';
import { RestaurantMenu } from '../../components/RestaurantMenu/RestaurantMenu.tsx';
import { useMessages } from '../../i18n/I18nProvider.tsx';
import { Banner } from '../../primitives/Banner/Banner.tsx';
import { ButtonLink } from '../../primitives/Button/ButtonLink.tsx';
import { phoneIcon } from '../../primitives/Icon/contactIcons.ts';
import { Stack } from '../../primitives/Stack/Stack.tsx';
import { Tabs } from '../../primitives/Tabs/Tabs.tsx';
import { Text } from '../../primitives/Text/Text.tsx';
import { useHasTitleBar } from '../../shell/titleBarContext.ts';
import type { Layout } from '../../tokens/layouts.ts';
import { InfoCard } from '../shared/InfoCard.tsx';
import { OpeningHours } from '../shared/OpeningHours.tsx';
import { telephoneHref } from '../shared/telephoneHref.ts';
import { RestaurantDesktop } from './Restaurant.desktop.tsx';
import { RestaurantMobile } from './Restaurant.mobile.tsx';
import type { RestaurantDetail } from './Restaurant.types.ts';

export interface RestaurantGuideProps {
  readonly layout: Layout;
  readonly restaurant: RestaurantDetail;
}

/** A restaurant: booking, opening hours and menus. */
export function RestaurantGuide({ layout, restaurant }: RestaurantGuideProps) {
  const words = useMessages().casinoLife.restaurant;
  const hasTitleBar = useHasTitleBar();
  const Frame = layout === 'desktop' ? RestaurantDesktop : RestaurantMobile;
  return (
    <Frame
      lead={
        <Stack gap={2}>
          {hasTitleBar && (
            <Text as="h2" variant="title">
              {restaurant.name}
            </Text>
          )}
          <Text variant="lead" tone="muted" measure>
            {restaurant.intro}
          </Text>
        </Stack>
      }
      facts={
        <>
          <InfoCard title={words.book}>
            <Text>{restaurant.booking}</Text>
            <ButtonLink block icon={phoneIcon} href={telephoneHref(restaurant.telephone)}>
              {words.call(restaurant.telephone)}
            </ButtonLink>
          </InfoCard>
          <InfoCard title={words.hours}>
            <OpeningHours times={restaurant.openingHours} />
            <Text variant="small" tone="muted">
              {restaurant.place}
            </Text>
          </InfoCard>
        </>
      }
      menus={
        <>
          <Menus menus={restaurant.menus} />
          <Banner title={words.allergyNote}>{words.energyNote}</Banner>
        </>
      }
    />
  );
}

function Menus({ menus }: Pick<RestaurantDetail, 'menus'>) {
  const words = useMessages().casinoLife.restaurant;
  const [chosen, choose] = useState(menus[0]?.name ?? '');
  const [only] = menus;
  if (menus.length === 1 && only) {
    return (
      <Stack gap={5}>
        <Text as="h2" variant="title">
          {only.name}
        </Text>
        <RestaurantMenu menu={only} />
      </Stack>
    );
  }
  return (
    <Stack gap={3}>
      <Text as="h2" variant="title">
        {words.menus}
      </Text>
      <Tabs
        label={words.menus}
        selected={chosen}
        onSelect={choose}
        items={menus.map((menu) => ({
          id: menu.name,
          label: menu.name,
          panel: <RestaurantMenu menu={menu} />,
        }))}
      />
    </Stack>
  );
}
