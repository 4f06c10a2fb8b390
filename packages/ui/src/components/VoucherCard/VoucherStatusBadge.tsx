import { Badge, type BadgeTone } from '../../primitives/Badge/Badge.tsx';
import { checkIcon, closeIcon } from '../../primitives/Icon/controlIcons.ts';
import type { IconDrawing } from '../../primitives/Icon/icon.types.ts';
import { clockIcon } from '../../primitives/Icon/topicIcons.ts';

/** Whether a member can use a voucher. */
export type VoucherStatus = 'available' | 'upcoming' | 'used' | 'expired';

const looks: Readonly<
  Record<VoucherStatus, { readonly tone: BadgeTone; readonly icon: IconDrawing }>
> = {
  available: { tone: 'accent', icon: checkIcon },
  upcoming: { tone: 'neutral', icon: clockIcon },
  used: { tone: 'neutral', icon: checkIcon },
  expired: { tone: 'neutral', icon: closeIcon },
};

/** Props of `VoucherStatusBadge`. */
export interface VoucherStatusBadgeProps {
  readonly status: VoucherStatus;
  /** The status in a word. */
  readonly label: string;
}

/**
 * The status of a voucher in a word. The badge of an available voucher has the tier's colour.
 *
 * - When: beside a voucher's name.
 * - When not: the status of any other item, which is a `Badge`.
 */
export function VoucherStatusBadge({ status, label }: VoucherStatusBadgeProps) {
  return (
    <Badge tone={looks[status].tone} icon={looks[status].icon}>
      {label}
    </Badge>
  );
}
