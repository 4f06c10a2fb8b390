import type { VoucherCodeSigner } from '../../domain/ports/voucherCodes.ts';
import { voucherCodeSigner } from '../../domain/voucherCode/voucherCodeSigner.ts';
import { config, required } from '../../runtime/config.ts';

let signer: VoucherCodeSigner | undefined;

/** Signs with the deployed key, which is read at the first use. Throws if the key is missing. */
export const signVoucherCode: VoucherCodeSigner = (claims) => {
  signer ??= voucherCodeSigner(required(config.voucherSigningKey));
  return signer(claims);
};
