import { Badge } from '../../primitives/Badge/Badge.tsx';
import { checkIcon, closeIcon } from '../../primitives/Icon/controlIcons.ts';
import type { IconDrawing } from '../../primitives/Icon/icon.types.ts';
import { clockIcon } from '../../primitives/Icon/topicIcons.ts';

/** Whether a member can use a voucher. */
export type VoucherStatus = 'available' | 'upcoming' | 'used' | 'expired';

const icons: Readonly<Record<VoucherStatus, IconDrawing>> = {
  available: checkIcon,
  upcoming: clockIcon,
  used: checkIcon,
  expired: closeIcon,
};

/** Props of `VoucherStatusBadge`. */
export interface VoucherStatusBadgeProps {
  readonly status: VoucherStatus;
  /** The status in a word. */
  readonly label: string;
}

/**
 * The status of a voucher in a word. Its colour states the status and never follows the tier.
 *
 * - When: beside a voucher's name.
 * - When not: the status of any other item, which is a `Badge`.
 */
export function VoucherStatusBadge({ status, label }: VoucherStatusBadgeProps) {
  return (
    <Badge tone={status === 'available' ? 'success' : 'neutral'} icon={icons[status]}>
      {label}
    </Badge>
  );
}
