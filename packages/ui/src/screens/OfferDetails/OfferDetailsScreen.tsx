import { EmptyHand } from '../../artwork/EmptyHand.tsx';
import { OfferArtwork } from '../../artwork/OfferArtwork.tsx';
import { LoadFailure } from '../../components/LoadFailure/LoadFailure.tsx';
import { useToLang } from '../../components/RichText/useLang.ts';
import { isSpent } from '../../components/VoucherCard/isSpent.ts';
import { useMessages } from '../../i18n/I18nProvider.tsx';
import { ButtonLink } from '../../primitives/Button/ButtonLink.tsx';
import { EmptyState } from '../../primitives/EmptyState/EmptyState.tsx';
import { SharedElement } from '../../primitives/SharedElement/SharedElement.tsx';
import { LoadingRegion } from '../../primitives/Skeleton/LoadingRegion.tsx';
import { Text } from '../../primitives/Text/Text.tsx';
import { HowToRedeem } from '../shared/HowToRedeem.tsx';
import { ArtworkFrame } from './ArtworkFrame.tsx';
import { OfferDetailsDesktop, OfferMessageDesktop } from './OfferDetails.desktop.tsx';
import { OfferDetailsMobile, OfferMessageMobile } from './OfferDetails.mobile.tsx';
import type { OfferDetailsScreenProps } from './OfferDetails.types.ts';
import { offerDetailsSkeleton } from './OfferDetailsSkeleton.tsx';
import { OfferFacts } from './OfferFacts.tsx';
import { OfferIntro } from './OfferIntro.tsx';
import { OfferQr } from './OfferQr.tsx';
import { OfferTerms } from './OfferTerms.tsx';

/** `/offers/{id}`: an offer, its conditions and its code, with the title of the list. Specification section 2. */
export function OfferDetailsScreen({
  layout,
  state,
  offersHref,
  onRetry,
  onRetryQr,
}: OfferDetailsScreenProps) {
  const { rewards } = useMessages();
  const words = rewards.offerDetails;
  const toLang = useToLang();
  const Frame = layout === 'desktop' ? OfferDetailsDesktop : OfferDetailsMobile;
  const Message = layout === 'desktop' ? OfferMessageDesktop : OfferMessageMobile;

  switch (state.status) {
    case 'loading':
      return (
        <LoadingRegion label={words.loading}>
          <Frame {...offerDetailsSkeleton} offersHref={offersHref} />
        </LoadingRegion>
      );
    case 'error':
    case 'unsaved':
      return (
        <Message offersHref={offersHref}>
          <LoadFailure errorTitle={words.errorTitle} state={state} onRetry={onRetry} />
        </Message>
      );
    case 'not-found':
      return (
        <Message offersHref={offersHref}>
          <EmptyState
            title={words.notFoundTitle}
            text={words.notFoundText}
            picture={<EmptyHand />}
            action={<ButtonLink href={offersHref}>{words.backToOffers}</ButtonLink>}
          />
        </Message>
      );
    case 'ready': {
      const { offer, holder, qr } = state;
      const lang = toLang(offer.locale);
      const spent = isSpent(offer.status);
      return (
        <Frame
          offersHref={offersHref}
          titleAs="p"
          artwork={
            <SharedElement name={`offer-${offer.id}`}>
              <ArtworkFrame data-torn={offer.status === 'used' || undefined}>
                <OfferArtwork category={offer.category} seed={offer.id} spent={spent} />
              </ArtworkFrame>
            </SharedElement>
          }
          intro={
            <OfferIntro
              offer={offer}
              lang={lang}
              size={layout === 'desktop' ? 'large' : 'medium'}
            />
          }
          summary={
            <Text variant="lead" tone="muted" measure>
              <span lang={lang}>{offer.summary}</span>
            </Text>
          }
          facts={<OfferFacts offer={offer} />}
          terms={<OfferTerms terms={offer.terms} lang={lang} />}
          steps={<HowToRedeem title={words.stepsTitle} steps={offer.howToRedeem} lang={lang} />}
          qr={<OfferQr offer={offer} holder={holder} qr={qr} onRetryQr={onRetryQr} />}
        />
      );
    }
  }
}
