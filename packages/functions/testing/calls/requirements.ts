import type { CallableName } from '../../src/contract/catalogue/callableTypes.ts';

const REQUIREMENTS: { readonly [N in CallableName]?: string } = {
  'members-registerAccount': '§7.6',
  'users-sendPasswordReset': '§7.8',
  'members-linkMembership': '§7.10',
  'users-setVerifiedEmail': '§7.12',
  'users-resendVerificationEmail': '§7.14',
  'users-createUser': '§7.16',
  'promotions-spinTheWheel': '§7.18',
  'promotions-spinToWinPrizes': '§7.20',
  'promotions-getGames': '§7.22',
  'promotions-optInToEvent': '§7.24',
  'members-submitTicket': '§7.26',
  'members-updateProfile': '§7.28',
  'members-getVenue': '§7.30',
  'members-getMember': '§7.32',
  'benefits-getBenefits': '§7.34',
  'vouchers-getAllVouchers': '§7.36',
  'vouchers-generateQrCode': '§7.38',
  'promotions-getPromotions': '§7.40',
  'members-getRestaurant': '§7.42',
  'wallet-getWalletPass': '§7.44',
};

/** The requirement that lists the fields of a callable's request, or the section if no requirement does. */
export const requirementOf = (name: CallableName): string => REQUIREMENTS[name] ?? '§7';
