import { useMessages } from '../../i18n/I18nProvider.tsx';
import { HowToRedeem } from '../shared/HowToRedeem.tsx';
import { OffersDesktop } from './Offers.desktop.tsx';
import { OffersMobile } from './Offers.mobile.tsx';
import type { OffersScreenProps } from './Offers.types.ts';
import { OffersBody } from './OffersBody.tsx';

/** `/offers`, "My Exclusive Offers": my offers, other offers and how to redeem. Specification section 2. */
export function OffersScreen({ layout, ...body }: OffersScreenProps) {
  const { navigation, rewards } = useMessages();
  const { howToTitle, howToSteps } = rewards.offers;
  const Frame = layout === 'desktop' ? OffersDesktop : OffersMobile;
  return (
    <Frame
      title={navigation.titles.offers}
      body={<OffersBody {...body} />}
      howTo={<HowToRedeem title={howToTitle} steps={howToSteps} />}
    />
  );
}
