import { useState } from 'react';
import { DiningRoomArtwork } from '../../artwork/DiningRoomArtwork.tsx';
import { DietFilter } from '../../components/RestaurantMenu/DietFilter.tsx';
import { dishesOnMenus } from '../../components/RestaurantMenu/diets.ts';
import type { Diet } from '../../components/RestaurantMenu/menu.types.ts';
import { RestaurantMenu } from '../../components/RestaurantMenu/RestaurantMenu.tsx';
import { useLang } from '../../components/RichText/useLang.ts';
import {
  PanelTitle,
  PanelWords,
  PicturePanel,
} from '../../components/VenueHeader/PicturePanel.tsx';
import { useMessages } from '../../i18n/I18nProvider.tsx';
import { Banner } from '../../primitives/Banner/Banner.tsx';
import { ButtonLink } from '../../primitives/Button/ButtonLink.tsx';
import { phoneIcon } from '../../primitives/Icon/contactIcons.ts';
import { Stack } from '../../primitives/Stack/Stack.tsx';
import { Tabs } from '../../primitives/Tabs/Tabs.tsx';
import { Text } from '../../primitives/Text/Text.tsx';
import { useHeadingLevel } from '../../shell/titleBarContext.ts';
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
  const lang = useLang(restaurant.locale);
  const headingLevel = useHeadingLevel();
  const Frame = layout === 'desktop' ? RestaurantDesktop : RestaurantMobile;
  return (
    <Frame
      lead={
        <PicturePanel picture={<DiningRoomArtwork emblem={restaurant.emblem} />}>
          <PanelTitle as={headingLevel}>{restaurant.name}</PanelTitle>
          <PanelWords lang={lang}>{restaurant.intro}</PanelWords>
        </PicturePanel>
      }
      facts={
        <>
          <InfoCard title={words.book}>
            <Text>
              <span lang={lang}>{restaurant.booking}</span>
            </Text>
            <ButtonLink block icon={phoneIcon} href={telephoneHref(restaurant.telephone)}>
              {words.call(restaurant.telephone)}
            </ButtonLink>
            {restaurant.telephoneHours && (
              <Text variant="small" tone="muted">
                <span lang={lang}>{restaurant.telephoneHours}</span>
              </Text>
            )}
          </InfoCard>
          <InfoCard title={words.hours}>
            <OpeningHours times={restaurant.openingHours} lang={lang} />
            <Text variant="small" tone="muted">
              <span lang={lang}>{restaurant.place}</span>
            </Text>
          </InfoCard>
        </>
      }
      menus={
        <>
          <Menus {...restaurant} />
          <Banner title={words.allergyNote}>{words.energyNote}</Banner>
        </>
      }
    />
  );
}

function Menus({ menus, locale }: Pick<RestaurantDetail, 'menus' | 'locale'>) {
  const lang = useLang(locale);
  const words = useMessages().casinoLife.restaurant;
  const [chosen, choose] = useState(menus[0]?.name ?? '');
  const [diets, chooseDiets] = useState<readonly Diet[]>([]);
  const filter = (
    <DietFilter
      allDishes={dishesOnMenus(menus)}
      dishes={dishesOnMenus(menus.filter(({ name }) => name === chosen))}
      chosen={diets}
      onChoose={chooseDiets}
    />
  );
  const [only] = menus;
  if (menus.length === 1 && only) {
    return (
      <Stack gap={5}>
        <Text as="h2" variant="title">
          <span lang={lang}>{only.name}</span>
        </Text>
        {filter}
        <RestaurantMenu menu={only} diets={diets} locale={locale} />
      </Stack>
    );
  }
  return (
    <Stack gap={3}>
      <Text as="h2" variant="title">
        {words.menus}
      </Text>
      {filter}
      <Tabs
        label={words.menus}
        selected={chosen}
        onSelect={choose}
        items={menus.map((menu) => ({
          id: menu.name,
          label: menu.name,
          lang,
          panel: <RestaurantMenu menu={menu} diets={diets} locale={locale} />,
        }))}
      />
    </Stack>
  );
}
