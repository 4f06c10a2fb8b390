import type { Mailer } from '../mail/mail.ts';
import { smtpMailer } from '../mail/smtpMailer.ts';
import { type ContentService, firestoreContentService } from './contentService.ts';
import { database } from './firebase.ts';
import { firestoreMemberService, type MemberService } from './memberService.ts';
import { type ProfileStore, profileStore } from './profiles.ts';

/** Everything that callables read, write and send. */
export interface Services {
  readonly profiles: ProfileStore;
  readonly members: MemberService;
  readonly content: ContentService;
  readonly mailer: Mailer;
}

/** The services that are deployed: a group that has its own CRM or CMS puts it here. */
export const services: Services = {
  profiles: profileStore(database),
  members: firestoreMemberService(database),
  content: firestoreContentService(database),
  mailer: smtpMailer(),
};
