import type { Messages } from '@casino/ui';
import type { RouteName } from '../paths.ts';

/** The document's title: the page, then the app. Null is the page that is not found. */
export function toDocumentTitle(messages: Messages, route: RouteName | null): string {
  return `${pageName(messages, route)} · ${messages.common.appName}`;
}

function pageName(messages: Messages, route: RouteName | null): string {
  const { account, common, navigation } = messages;
  switch (route) {
    case 'home':
      return navigation.myRewards;
    case 'offers':
    case 'offer':
      return navigation.titles.offers;
    case 'spinTheWheel':
      return navigation.titles.spinTheWheel;
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
      return messages.joining.verifyEmail.title;
    case 'linkEntry':
      return messages.joining.linkEntry.title;
    case 'register':
      return messages.joining.register.title;
    case 'registered':
      return messages.joining.register.title;
    case 'support':
      return messages.joining.support.title;
    case 'forgottenPassword':
      return messages.joining.forgottenPassword.title;
    case 'forgottenPasswordConfirm':
      return messages.joining.outcomes.resetSent.title;
    case 'resetPassword':
      return messages.joining.resetPassword.title;
    case 'resetPasswordSuccess':
      return messages.joining.outcomes.passwordChanged.title;
    case 'createLogin':
      return messages.joining.createLogin.title;
    case 'createPassword':
      return messages.joining.createPassword.title;
    case 'linkMembership':
      return messages.joining.linkMembership.title;
    case 'linked':
      return messages.joining.outcomes.linked.title;
    case null:
      return common.notFound.title;
  }
}
