import type { Messages } from '@casino/ui';
import type { RouteName } from '../paths.ts';

/** The document's title: the page, then the app. A route whose page does not exist yet is not found. */
export function toDocumentTitle(messages: Messages, route: RouteName | null): string {
  return `${pageName(messages, route)} · ${messages.common.appName}`;
}

function pageName({ account, common, navigation }: Messages, route: RouteName | null): string {
  switch (route) {
    case 'home':
      return navigation.myRewards;
    case 'offers':
    case 'offer':
      return navigation.titles.offers;
    case 'benefits':
      return navigation.titles.benefits;
    case 'profile':
      return navigation.profile;
    case 'settings':
      return navigation.settings;
    case 'interests':
      return navigation.interests;
    case 'communications':
      return navigation.communication;
    case 'deleteAccount':
      return navigation.deleteAccount;
    case 'promotions':
      return navigation.promotions;
    case 'events':
    case 'event':
      return navigation.events;
    case 'slotsEvent':
      return navigation.slotsClub;
    case 'restaurant':
      return navigation.restaurant;
    case 'myCasino':
      return navigation.myCasino;
    case 'slots':
      return navigation.slotsClub;
    case 'more':
      return navigation.more;
    case 'login':
    case 'loginMobile':
      return account.landing.logIn;
    case 'verifyEmail':
      return account.verifyEmail.title;
    case 'linkEntry':
      return account.linkMembership.title;
    default:
      return common.notFound.title;
  }
}
