import { MAX_TICKET_COMMENTS } from '@casino/functions/contract';
import { SupportScreen, useMessages } from '@casino/ui';
import { useLayout } from '../../lib/mediaQuery.ts';
import { pathTo } from '../../paths.ts';
import { useSession, useShownMember } from '../../session/useSession.ts';
import { useSupport } from './useSupport.ts';

/** `/account/support`: a question for the support desk, signed in or not. Specification section 2. */
export function SupportRoute() {
  const layout = useLayout();
  const { joining, navigation } = useMessages();
  const current = useSession();
  const member = useShownMember()?.member;
  const { formKey, state, submit, startAgain } = useSupport();
  const signedInAs = 'user' in current ? current.user.email : null;
  return (
    <SupportScreen
      key={`${formKey} ${member?.id}`}
      layout={layout}
      state={state}
      signedInAs={signedInAs}
      {...(member && {
        defaultValues: {
          name: `${member.first_name} ${member.last_name}`,
          customerNumber: member.customer_number,
        },
      })}
      maxComments={MAX_TICKET_COMMENTS}
      backHref={pathTo(signedInAs === null ? 'login' : 'home')}
      backLabel={signedInAs === null ? joining.forgottenPassword.back : navigation.home}
      onAnother={startAgain}
      onSubmit={submit}
    />
  );
}
