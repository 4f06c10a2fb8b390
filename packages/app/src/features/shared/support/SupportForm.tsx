import { MAX_TICKET_COMMENTS } from '@casino/functions/contract/members/submitTicket.ts';
import { useMessages } from '@casino/ui/i18n/I18nProvider.tsx';
import type { SupportValues } from '@casino/ui/screens/Support/Support.types.ts';
import { SupportScreen } from '@casino/ui/screens/Support/SupportScreen.tsx';
import { useLocation } from 'react-router-dom';
import { deviceStorage } from '../../../lib/device/storage.ts';
import { useLayout } from '../../../lib/page/mediaQuery.ts';
import { pathTo } from '../../../pages/paths.ts';
import { useSession, useSessionPart, useShownMember } from '../../../session/current/useSession.ts';
import { showsMemberArea } from '../../../session/state/session.ts';
import { showsSupport } from './supportQuery.ts';
import { useSupport } from './useSupport.ts';

const keep = ({ comments }: SupportValues) => deviceStorage.writeDraft('support-1', comments);

/** The support form, for members and visitors. The pages that join and link show it in place of their own content. */
export function SupportForm() {
  const layout = useLayout();
  const location = useLocation();
  const { joining, navigation } = useMessages();
  const current = useSession();
  const member = useShownMember()?.member;
  const { formKey, state, comments, submit, startAgain } = useSupport();
  const isMember = useSessionPart(showsMemberArea) && !showsSupport(location);
  const signedInAs = 'user' in current ? current.user.email : null;
  const back = showsSupport(location)
    ? { backHref: location.pathname, backLabel: joining.support.back }
    : signedInAs === null
      ? { backHref: pathTo('login'), backLabel: joining.forgottenPassword.back }
      : { backHref: pathTo('home'), backLabel: navigation.home };
  return (
    <SupportScreen
      key={`${formKey} ${member?.id}`}
      layout={layout}
      frame={isMember ? 'member' : 'account'}
      state={state}
      signedInAs={signedInAs}
      defaultValues={{
        comments,
        ...(member && {
          name: `${member.first_name} ${member.last_name}`,
          customerNumber: member.customer_number,
        }),
      }}
      onDraft={keep}
      maxComments={MAX_TICKET_COMMENTS}
      {...back}
      onAnother={startAgain}
      onSubmit={submit}
    />
  );
}
