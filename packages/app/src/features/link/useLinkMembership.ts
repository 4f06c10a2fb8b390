import type { LinkMembershipValues } from '@casino/ui/screens/LinkMembership/LinkMembership.types.ts';
import { useNavigate } from 'react-router-dom';
import { call } from '../../lib/calls/api.ts';
import { pathTo } from '../../pages/paths.ts';
import { session } from '../../session/current/appSession.ts';
import { joinDraft } from '../shared/account/joinDraft.ts';
import { useSubmission } from '../shared/account/useSubmission.ts';

/** Links a membership. Success opens `/account/linked` and loads the member. Section 4. */
export function useLinkMembership() {
  const navigate = useNavigate();
  const { state, run } = useSubmission();

  const submit = (values: LinkMembershipValues) =>
    run(async () => {
      await call('members-linkMembership', values);
      joinDraft.joined(null);
      await navigate(pathTo('linked'));
      session.linked();
      return null;
    });
  return { state, submit };
}
