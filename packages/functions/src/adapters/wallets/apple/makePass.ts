import { PKPass } from 'passkit-generator';
import type { StoredPass } from '../../../domain/ports/wallet/walletPasses.ts';
import type { MemberPass } from '../../../domain/ports/wallet/wallets.ts';
import { config, required } from '../../../runtime/config.ts';
import { passPictures, voidPictures } from '../pass/passPictures.ts';
import type { AppleCredentials } from './credentials.ts';
import { passJson } from './passJson.ts';
import { appleServiceUrl } from './settings.ts';

/** The media type of a signed pass. */
export const PASS_TYPE = 'application/vnd.apple.pkpass';

/**
 * Makes and signs a pass: a ZIP of about 100 KB.
 * @param card null for a void pass
 */
export async function makePass(
  { serialNumber, authenticationToken }: Pick<StoredPass, 'serialNumber' | 'authenticationToken'>,
  card: MemberPass | null,
  { passTypeId, teamId, certificate, key, issuer }: AppleCredentials,
): Promise<Buffer> {
  const { colors, files } = card ? await passPictures(card.tier) : await voidPictures();
  const identity = {
    passTypeIdentifier: passTypeId,
    teamIdentifier: teamId,
    serialNumber,
    authenticationToken,
    webServiceURL: appleServiceUrl(),
  };
  const { properties, fields } = passJson(identity, card, colors, required(config.appOrigin));
  const signers = { signerCert: certificate, signerKey: key, wwdr: issuer };
  const pass = new PKPass({ ...files }, signers, properties);
  pass.type = 'storeCard';
  pass.headerFields.push(...fields.headerFields);
  pass.primaryFields.push(...fields.primaryFields);
  pass.secondaryFields.push(...fields.secondaryFields);
  pass.auxiliaryFields.push(...fields.auxiliaryFields);
  pass.backFields.push(...fields.backFields);
  if (card) {
    pass.setBarcodes({
      format: 'PKBarcodeFormatQR',
      message: card.code,
      messageEncoding: 'iso-8859-1',
      altText: card.customerNumber,
    });
  }
  return pass.getAsBuffer();
}
