import type { LinkMembershipDraft } from '@casino/ui/screens/LinkMembership/LinkMembership.types.ts';
import { LinkMembershipScreen } from '@casino/ui/screens/LinkMembership/LinkMembershipScreen.tsx';
import { useState } from 'react';
import { useLayout } from '../../lib/mediaQuery.ts';
import { deviceStorage } from '../../lib/storage.ts';
import { pathTo } from '../../paths.ts';
import type { IdentityUser, Session } from '../../session/session.ts';
import { supportHrefFor } from './supportQuery.ts';
import { useCasinos } from './useCasinos.ts';
import { useLinkMembership } from './useLinkMembership.ts';

interface LinkMembershipFormProps {
  readonly current: Session & { readonly user: IdentityUser };
}

/** `/account/link` for a signed-in user: links a membership to the login. Specification sections 2 and 5. */
export function LinkMembershipForm({ current }: LinkMembershipFormProps) {
  const layout = useLayout();
  const casinos = useCasinos();
  // Read once: linking deletes the draft.
  const [draft] = useState(() => deviceStorage.readDraft<LinkMembershipDraft>('link-1'));
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
