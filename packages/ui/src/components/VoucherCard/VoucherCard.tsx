import { OfferArtwork, type OfferCategory } from '../../artwork/OfferArtwork.tsx';
import { Badge } from '../../primitives/Badge/Badge.tsx';
import { clockIcon } from '../../primitives/Icon/topicIcons.ts';
import { SharedElement } from '../../primitives/SharedElement/SharedElement.tsx';
import { Stack } from '../../primitives/Stack/Stack.tsx';
import { Text } from '../../primitives/Text/Text.tsx';
import { useLang } from '../RichText/useLang.ts';
import { isSpent } from './isSpent.ts';
import { type VoucherStatus, VoucherStatusBadge } from './VoucherStatusBadge.tsx';
import { Body, Foot, Root, Stub, Summary, Ticket, Title } from './voucherCardStyle.ts';

/** The time left of a voucher that ends soon. */
export interface VoucherDeadline {
  /** Such as "3 days left". */
  readonly label: string;
  /** Shows the label as a warning. */
  readonly near: boolean;
}

/** Props of `VoucherCard`. */
export interface VoucherCardProps {
  /** The voucher's id. It varies the artwork. */
  readonly seed: string;
  readonly href: string;
  readonly title: string;
  readonly summary: string;
  /** The language of both texts, a BCP 47 tag; that of the group if it is absent. */
  readonly locale?: string | undefined;
  /** Selects the artwork. Null for a voucher without a category. */
  readonly category: OfferCategory | null;
  readonly status: VoucherStatus;
  /** The status in a word. An available voucher does not show it: that is the normal case. */
  readonly statusLabel: string;
  /** Where it can be used, such as "Use it at The Orrery, London". Not shown once the voucher is spent. */
  readonly placeText?: string | undefined;
  /** When it is valid, such as "Until 31 December 2026". */
  readonly dateText: string;
  /** Shown for an available voucher only. */
  readonly deadline?: VoucherDeadline | undefined;
  /** Its value, such as "£25", if it is a sum of money. */
  readonly valueText?: string | undefined;
  /** The level of the heading in the page's outline. */
  readonly headingLevel?: 'h2' | 'h3';
}

/**
 * A voucher in the shape of a ticket, with its picture on the stub and a link to its code. The link covers the
 * whole ticket. The stub of a used voucher is torn off.
 *
 * - When: a list of vouchers that the member can redeem.
 * - When not: on the page of that voucher, which shows a large picture and its `QrPanel`.
 */
export function VoucherCard({
  seed,
  href,
  title,
  summary,
  locale,
  category,
  status,
  statusLabel,
  placeText,
  dateText,
  deadline,
  valueText,
  headingLevel = 'h3',
}: VoucherCardProps) {
  const lang = useLang(locale);
  const spent = isSpent(status);
  return (
    <Root data-spent={spent || undefined} data-torn={status === 'used' || undefined}>
      <Ticket>
        <SharedElement name={`offer-${seed}`}>
          <Stub>
            <OfferArtwork category={category} seed={seed} spent={spent} />
          </Stub>
        </SharedElement>
        <Body>
          <Stack gap={1}>
            <Title as={headingLevel}>
              <a href={href} lang={lang}>
                {title}
              </a>
            </Title>
            {placeText !== undefined && !spent && <Text variant="smallStrong">{placeText}</Text>}
          </Stack>
          <Summary lang={lang}>{summary}</Summary>
          <Foot>
            {status !== 'available' && <VoucherStatusBadge status={status} label={statusLabel} />}
            {status === 'available' && deadline && (
              <Badge tone={deadline.near ? 'warning' : 'neutral'} icon={clockIcon}>
                {deadline.label}
              </Badge>
            )}
            {valueText && <strong>{valueText}</strong>}
            <p>{dateText}</p>
          </Foot>
        </Body>
      </Ticket>
    </Root>
  );
}
