import { styled } from 'styled-components';
import { IncentiveTerms } from '../../components/IncentiveTerms/IncentiveTerms.tsx';
import { QrPanel, type QrPanelState } from '../../components/QrPanel/QrPanel.tsx';
import type { Formatters } from '../../i18n/formatters.ts';
import { useFormatters, useMessages } from '../../i18n/I18nProvider.tsx';
import type { Messages } from '../../i18n/messages.ts';
import { typography, vars } from '../../tokens/vars.ts';
import type { OfferDetail, OfferDetailsScreenProps, OfferQrState } from './OfferDetails.types.ts';

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
  readonly qr: OfferQrState;
}

/** The gambling terms, then the QR code for the till, or the reason why there is none. */
export function OfferQr(props: OfferQrProps) {
  const messages = useMessages();
  const formatters = useFormatters();
  const words = messages.rewards.offerDetails;
  return (
    <Root>
      <IncentiveTerms incentive={props.offer.incentive} />
      <QrPanel
        title={words.qrTitle}
        state={panelState(props, messages, formatters)}
        manualCode={{ label: words.codeLabel, code: props.offer.code }}
        headingLevel="h3"
      />
    </Root>
  );
}

function panelState(
  { qr, offer, holder, onRetryQr }: OfferQrProps,
  { common, rewards }: Messages,
  { date, time, from }: Formatters,
): QrPanelState {
  const words = rewards.offerDetails;
  switch (qr.status) {
    case 'loading':
      return { status: 'loading', label: words.qrLoading };
    case 'error':
      return {
        status: 'error',
        title: words.qrErrorTitle,
        text: qr.message,
        retryLabel: common.tryAgain,
        onRetry: onRetryQr,
      };
    case 'ready':
      return {
        status: 'ready',
        src: qr.src,
        alt: words.qrAlt(offer.title),
        hint: words.qrHint,
        holder,
        copyNote: qr.savedAt ? words.qrSaved(date(qr.savedAt), time(qr.savedAt)) : undefined,
      };
    case 'unavailable':
      return { status: 'unavailable', ...reasonOf(offer, words, from) };
  }
}

function reasonOf(
  { status, validFrom }: OfferDetail,
  { unavailable }: Messages['rewards']['offerDetails'],
  from: Formatters['from'],
) {
  switch (status) {
    case 'used':
      return unavailable.used;
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
