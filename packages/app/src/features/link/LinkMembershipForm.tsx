import { LinkMembershipScreen } from '@casino/ui/screens/LinkMembership/LinkMembershipScreen.tsx';
import { useState } from 'react';
import type { IdentityUser } from '../../lib/device/storage.ts';
import { useLayout } from '../../lib/page/mediaQuery.ts';
import { pathTo } from '../../pages/paths.ts';
import type { Session } from '../../session/state/session.ts';
import { joinDraft } from '../shared/account/joinDraft.ts';
import { useCasinos } from '../shared/account/useCasinos.ts';
import { supportHrefFor } from '../shared/support/supportQuery.ts';
import { useLinkMembership } from './useLinkMembership.ts';

interface LinkMembershipFormProps {
  readonly current: Session & { readonly user: IdentityUser };
}

/** `/account/link` for a signed-in user: links a membership to the login. Specification sections 2 and 5. */
export function LinkMembershipForm({ current }: LinkMembershipFormProps) {
  const layout = useLayout();
  const casinos = useCasinos();
  // Read once: linking removes it.
  const [draft] = useState(() => joinDraft.read(current.user.email).membership);
  const { state, submit } = useLinkMembership();
  return (
    <LinkMembershipScreen
      layout={layout}
      state={state}
      casinos={casinos}
      email={current.user.email}
      supportHref={supportHrefFor(current, pathTo('linkMembership'))}
      {...(draft && { draft })}
      onSubmit={submit}
    />
  );
}
