import { OfferArtwork, type OfferCategory } from '../../artwork/OfferArtwork.tsx';
import { Badge, type BadgeTone } from '../../primitives/Badge/Badge.tsx';
import type { IconName } from '../../primitives/Icon/paths.ts';
import { Body, Foot, Root, Stub, Summary, Title } from './voucherCardStyle.ts';

/** What a member can still do with a voucher. */
export type VoucherStatus = 'available' | 'upcoming' | 'used' | 'expired';

const badges: Readonly<
  Record<
    VoucherStatus,
    { readonly tone: BadgeTone; readonly icon: IconName; readonly spent: boolean }
  >
> = {
  available: { tone: 'success', icon: 'check', spent: false },
  upcoming: { tone: 'info', icon: 'clock', spent: false },
  used: { tone: 'neutral', icon: 'check', spent: true },
  expired: { tone: 'neutral', icon: 'close', spent: true },
};

export interface VoucherCardProps {
  /** Varies the artwork; the voucher's id. */
  readonly seed: string;
  readonly href: string;
  readonly title: string;
  readonly summary: string;
  readonly category: OfferCategory;
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

/** A voucher as a ticket: its picture on the stub, and a link to its code. The whole ticket can be pressed. */
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
  const { tone, icon, spent } = badges[status];
  return (
    <Root data-spent={spent || undefined}>
      <Stub>
        <OfferArtwork category={category} seed={seed} spent={spent} />
      </Stub>
      <Body>
        <Title as={headingLevel}>
          <a href={href}>{title}</a>
        </Title>
        <Summary>{summary}</Summary>
        <Foot>
          <Badge tone={tone} icon={icon}>
            {statusLabel}
          </Badge>
          <span>{dateText}</span>
          {valueText && <strong>{valueText}</strong>}
        </Foot>
      </Body>
    </Root>
  );
}
