import { DomainError } from '../../../domain/errors.ts';
import type { WalletProvider } from '../../../domain/ports/wallet/wallets.ts';
import { config, required } from '../../../runtime/config.ts';
import { passPictures } from '../pass/passPictures.ts';
import type { GoogleCredentials } from './credentials.ts';
import { type GoogleRest, GoogleWalletError, googleRest } from './googleRest.ts';
import {
  type ClassOfCards,
  classId,
  loyaltyClass,
  loyaltyObject,
  voidedObject,
} from './resources.ts';
import { saveLink } from './saveLink.ts';
import { googleCredentials, googleOrigins } from './settings.ts';

/** The connection of this process to Google. */
interface Issuer {
  readonly credentials: GoogleCredentials;
  readonly rest: GoogleRest;
  /** The classes that this process has saved, by id, so that a deployment brings changed texts and colours along. */
  readonly classes: Map<string, Promise<void>>;
}

let issuer: Issuer | undefined;

function currentIssuer(): Issuer {
  const credentials = googleCredentials();
  if (credentials === null) throw new DomainError('unavailable');
  if (issuer?.credentials !== credentials) {
    const rest = googleRest(credentials, googleOrigins().api);
    issuer = { credentials, rest, classes: new Map() };
  }
  return issuer;
}

/** Google Wallet: an object at Google for each member, and a link with its id. */
export const googleWallet: WalletProvider = {
  isOffered: () => googleCredentials() !== null,
  linkTo: async ({ pass, card }, _stores, now) => {
    const { credentials, rest, classes } = currentIssuer();
    try {
      await saveClass(card, { credentials, rest, classes });
      const object = loyaltyObject(credentials.issuerId, pass.serialNumber, card);
      await rest.save('loyaltyObject', object);
      return await saveLink(credentials, object.id, googleOrigins().save, now);
    } catch (error) {
      if (error instanceof GoogleWalletError) throw new DomainError('unavailable');
      throw error;
    }
  },
  update: async ({ serialNumber }, _stores, current) => {
    const own = currentIssuer();
    const { issuerId } = own.credentials;
    // The newest card, so that a late update writes nothing old.
    const card = await current();
    if (card === null) {
      await own.rest.patch('loyaltyObject', voidedObject(issuerId, serialNumber));
      return;
    }
    await saveClass(card, own);
    await own.rest.save('loyaltyObject', loyaltyObject(issuerId, serialNumber, card));
  },
};

/** Saves the class of a tier in a language, once per process. */
function saveClass(cards: ClassOfCards, { credentials, rest, classes }: Issuer): Promise<void> {
  const id = classId(credentials.issuerId, cards);
  const known = classes.get(id);
  if (known) return known;
  const saved = passPictures(cards.tier).then(({ colors }) => {
    const { issuerId } = credentials;
    const programme = { issuerId, appOrigin: required(config.appOrigin) };
    return rest.save('loyaltyClass', loyaltyClass(programme, cards, colors.background));
  });
  classes.set(id, saved);
  saved.catch(() => classes.delete(id));
  return saved;
}
