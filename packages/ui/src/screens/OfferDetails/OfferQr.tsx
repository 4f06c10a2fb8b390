import { styled } from 'styled-components';
import { TornTicket } from '../../artwork/TornTicket.tsx';
import { IncentiveTerms } from '../../components/IncentiveTerms/IncentiveTerms.tsx';
import { QrPanel, type QrPanelState } from '../../components/QrPanel/QrPanel.tsx';
import type { Formatters } from '../../i18n/formatters.ts';
import { useFormatters, useMessages } from '../../i18n/I18nProvider.tsx';
import type { Messages } from '../../i18n/messages.ts';
import { typography, vars } from '../../tokens/vars.ts';
import type { OfferDetail, OfferDetailsScreenProps } from './OfferDetails.types.ts';

const Root = styled.div`
  ${typography('small')}
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${vars.space[3]};
  color: ${vars.color.textMuted};
`;

interface OfferQrProps extends Pick<OfferDetailsScreenProps, 'onRetryQr'> {
  readonly offer: OfferDetail;
  /** The member's name. */
  readonly holder: string;
  readonly qr: QrPanelState;
}

/** The gambling terms, then the QR code for the till, or the reason why there is none. */
export function OfferQr({ offer, holder, qr, onRetryQr }: OfferQrProps) {
  const messages = useMessages();
  const formatters = useFormatters();
  const { day, time } = formatters;
  const words = messages.rewards.offerDetails;
  const savedAt = qr.status === 'ready' ? qr.savedAt : null;
  return (
    <Root>
      <IncentiveTerms incentive={offer.incentive} />
      <QrPanel
        title={words.qrTitle}
        state={qr}
        words={{
          loading: words.qrLoading,
          errorTitle: words.qrErrorTitle,
          retry: messages.common.tryAgain,
          alt: words.qrAlt(offer.title),
          hint: words.qrHint,
          copyNote: savedAt ? words.qrSaved(day(savedAt), time(savedAt)) : undefined,
          unavailable: reasonText(offer, words, formatters),
        }}
        holder={holder}
        onRetry={onRetryQr}
        manualCode={{ label: words.codeLabel, code: offer.code }}
      />
    </Root>
  );
}

function reasonText(
  { status, validFrom, redeemed }: OfferDetail,
  { unavailable }: Messages['rewards']['offerDetails'],
  { date, time, from }: Formatters,
) {
  switch (status) {
    case 'used':
      if (!redeemed) return unavailable.used;
      return {
        title: unavailable.redeemed(
          time(redeemed.at),
          redeemed.withDate ? date(redeemed.at) : null,
          redeemed.venueName,
        ),
        text: unavailable.used.text,
        picture: <TornTicket />,
      };
    case 'expired':
      return unavailable.expired;
    case 'upcoming':
      return {
        title: unavailable.upcoming.title,
        text: unavailable.upcoming.text(from(validFrom)),
      };
    case 'available':
      return unavailable.available;
  }
}
