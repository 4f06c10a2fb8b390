import { OfferArtwork, type OfferCategory } from '../../artwork/OfferArtwork.tsx';
import { type VoucherStatus, VoucherStatusBadge } from './VoucherStatusBadge.tsx';
import { Body, Foot, Root, Stub, Summary, Ticket, Title } from './voucherCardStyle.ts';

export interface VoucherCardProps {
  /** Varies the artwork; the voucher's id. */
  readonly seed: string;
  readonly href: string;
  readonly title: string;
  readonly summary: string;
  /** Chooses the artwork; null for a voucher without a picture of its own. */
  readonly category: OfferCategory | null;
  readonly status: VoucherStatus;
  /** The status in a word. */
  readonly statusLabel: string;
  /** When it can be used, such as "Until 31 December 2026". */
  readonly dateText: string;
  /** What it is worth, such as "£25", where that is money. */
  readonly valueText?: string | undefined;
  /** The heading's place in the outline of the page. */
  readonly headingLevel?: 'h2' | 'h3';
}

/**
 * A voucher as a ticket: its picture on the stub, and a link to its code. The whole ticket can be
 * pressed.
 *
 * - When: in lists of what a member can redeem.
 * - When not: on the page of that voucher, which shows its picture large and its `QrPanel`.
 */
export function VoucherCard({
  seed,
  href,
  title,
  summary,
  category,
  status,
  statusLabel,
  dateText,
  valueText,
  headingLevel = 'h3',
}: VoucherCardProps) {
  const spent = status === 'used' || status === 'expired';
  return (
    <Root data-spent={spent || undefined}>
      <Ticket>
        <Stub>
          <OfferArtwork category={category} seed={seed} spent={spent} />
        </Stub>
        <Body>
          <Title as={headingLevel}>
            <a href={href}>{title}</a>
          </Title>
          <Summary>{summary}</Summary>
          <Foot>
            <VoucherStatusBadge status={status} label={statusLabel} />
            {valueText && <strong>{valueText}</strong>}
            <p>{dateText}</p>
          </Foot>
        </Body>
      </Ticket>
    </Root>
  );
}
