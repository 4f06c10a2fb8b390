import { Badge } from '../../primitives/Badge/Badge.tsx';
import { checkIcon, closeIcon } from '../../primitives/Icon/controlIcons.ts';
import type { IconDrawing } from '../../primitives/Icon/icon.types.ts';
import { clockIcon } from '../../primitives/Icon/topicIcons.ts';

/** Whether a member can use a voucher. */
export type VoucherStatus = 'available' | 'upcoming' | 'used' | 'expired';

/** The status of a voucher that cannot be used, or not yet. */
type UnusableStatus = Exclude<VoucherStatus, 'available'>;

const icons: Readonly<Record<UnusableStatus, IconDrawing>> = {
  upcoming: clockIcon,
  used: checkIcon,
  expired: closeIcon,
};

/** Props of `VoucherStatusBadge`. */
export interface VoucherStatusBadgeProps {
  readonly status: UnusableStatus;
  /** The status in a word. */
  readonly label: string;
}

/**
 * The status of a voucher that cannot be used, or not yet, in a word. An available voucher has none: that is the normal
 * case.
 *
 * - When: beside a voucher's name.
 * - When not: the status of any other item, which is a `Badge`.
 */
export function VoucherStatusBadge({ status, label }: VoucherStatusBadgeProps) {
  return <Badge icon={icons[status]}>{label}</Badge>;
}
