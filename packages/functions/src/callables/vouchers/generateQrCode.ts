import { defineCallable } from '../../composition/defineCallable.ts';
import { generateQrCodeContract } from '../../contract/vouchers/generateQrCode.ts';
import { offerEndsAt, voucherStatus } from '../../contract/vouchers/voucherStatus.ts';
import { findHeldVoucher } from '../../domain/vouchers/findHeldVoucher.ts';
import { callableError } from '../../pipeline/errors.ts';
import { config } from '../../runtime/config.ts';

/**
 * The signed QR code of a voucher that the caller can use now. It names the holder and the expiry. Another
 * member's voucher and an unknown one get the same error. The caller's own voucher that is used, expired or
 * upcoming is rejected with its status. Specification section 7.
 */
export const generateQrCode = defineCallable(
  generateQrCodeContract,
  {
    auth: 'member',
    rateLimit: { calls: 30, seconds: 60 },
    checkSession: true,
    secrets: [config.voucherSigningKey],
    promotionFree: 'refused',
  },
  async ({ caller, request, services, now }) => {
    const held = await findHeldVoucher(request.voucherId, caller.admissions, services.members);
    if (!held) throw callableError('permission-denied');
    const { voucher, holder } = held;
    const status = voucherStatus(voucher, now);
    if (status !== 'available') throw callableError('permission-denied', undefined, { status });
    const text = services.signVoucherCode({
      voucherId: voucher.id,
      customerNumber: holder.member.customer_number,
      expiresAt: offerEndsAt(voucher.validUntil),
    });
    // Loaded on demand, because no other function needs the drawing library.
    const { renderQrCode } = await import('../../domain/voucherCode/renderQrCode.ts');
    return { base64Png: renderQrCode(text).toString('base64') };
  },
);
