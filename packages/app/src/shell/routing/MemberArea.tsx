import { sharedMessages } from '@casino/ui/i18n/sharedMessages.ts';
import { SharedElementContext } from '@casino/ui/primitives/SharedElement/sharedElementContext.ts';
import { Suspense, useMemo } from 'react';
import { Outlet, useLocation } from 'react-router-dom';
import { SWRConfig } from 'swr';

import { RealityCheckHost } from '../../features/saferGambling/RealityCheckHost.tsx';
import { lazyNamed } from '../../lib/code/lazyNamed.tsx';
import { recordingEndpoint } from '../../lib/config/recordingEndpoint.ts';
import { Words } from '../../lib/language/Words.tsx';
import { useCasinoDays } from '../../lib/time/useCasinoDays.ts';
import { routeAt } from '../../pages/paths.ts';
import { InstallInvitation } from '../../pwa/InstallInvitation.tsx';
import { useUid } from '../../session/current/useSession.ts';
import { memberRequests } from '../../session/memberData/memberCache.ts';
import { Arrival } from '../navigation/Arrival.tsx';
import { EffectsNow } from '../navigation/EffectsNow.tsx';
import { MemberShell } from '../navigation/MemberShell.tsx';
import { useShortcut } from '../navigation/useShortcut.ts';
import { PagesOffline } from './PagesOffline.tsx';
import { useRecheck } from './useRecheck.ts';

/** Loaded only if the group records sessions. */
const RecordingHost = lazyNamed(
  () => import('../../features/recording/RecordingHost.tsx'),
  'RecordingHost',
);

/**
 * The pages of one member. Their SWR cache belongs to this component, keyed by uid: it is dropped when the member logs
 * out.
 */
export function MemberArea() {
  const uid = useUid();
  const requests = useMemo(() => memberRequests(uid), [uid]);
  useRecheck();
  const route = routeAt(useLocation().pathname);
  useShortcut();
  const days = useCasinoDays();
  return (
    <SWRConfig key={uid} value={requests}>
      <Words english={sharedMessages} days={days}>
        <RealityCheckHost />
        <PagesOffline />
        <Suspense>{recordingEndpoint() !== null && <RecordingHost />}</Suspense>
        <MemberShell>
          {/* The fallback fills the window, so that the footer does not visibly move when the page appears. */}
          <Suspense fallback={<div style={{ minBlockSize: '100dvh' }} />}>
            {/* First, so that a screen can add to the title of the document. */}
            <Arrival />
            <EffectsNow />
            <SharedElementContext value={true}>
              <Outlet />
            </SharedElementContext>
            {route === 'home' && <InstallInvitation />}
          </Suspense>
        </MemberShell>
      </Words>
    </SWRConfig>
  );
}
