import { Badge, type BadgeTone } from '../../primitives/Badge/Badge.tsx';
import { checkIcon, closeIcon } from '../../primitives/Icon/controlIcons.ts';
import type { IconDrawing } from '../../primitives/Icon/icon.types.ts';
import { clockIcon } from '../../primitives/Icon/topicIcons.ts';

/** What a member can still do with a voucher. */
export type VoucherStatus = 'available' | 'upcoming' | 'used' | 'expired';

const looks: Readonly<
  Record<VoucherStatus, { readonly tone: BadgeTone; readonly icon: IconDrawing }>
> = {
  available: { tone: 'accent', icon: checkIcon },
  upcoming: { tone: 'neutral', icon: clockIcon },
  used: { tone: 'neutral', icon: checkIcon },
  expired: { tone: 'neutral', icon: closeIcon },
};

export interface VoucherStatusBadgeProps {
  readonly status: VoucherStatus;
  /** The status in a word. */
  readonly label: string;
}

/**
 * Whether a voucher can be used, in a word; what can be used has the tier's colour.
 *
 * - When: beside a voucher's name.
 * - When not: the standing of anything else, which is a `Badge`.
 */
export function VoucherStatusBadge({ status, label }: VoucherStatusBadgeProps) {
  return (
    <Badge tone={looks[status].tone} icon={looks[status].icon}>
      {label}
    </Badge>
  );
}
