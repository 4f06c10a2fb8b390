import { createPrivateKey, createPublicKey, type KeyObject } from 'node:crypto';
import type { VoucherKeys } from '../../domain/ports/voucherCodes.ts';
import { config, required } from '../../runtime/config.ts';

let keys: readonly KeyObject[] | undefined;

/** The keys of the deployment, which are read at the first use. Throws if one is missing or is no key. */
export const voucherKeys: VoucherKeys = () => {
  keys ??= [
    createPublicKey(createPrivateKey(required(config.voucherSigningKey))),
    ...config.voucherOldPublicKeys
      .value()
      .map((der) =>
        createPublicKey({ key: Buffer.from(der, 'base64'), format: 'der', type: 'spki' }),
      ),
  ];
  return keys;
};
