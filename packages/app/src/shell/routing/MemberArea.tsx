import { sharedMessages } from '@casino/ui/i18n/sharedMessages.ts';
import { SharedElementContext } from '@casino/ui/primitives/SharedElement/sharedElementContext.ts';
import { Suspense } from 'react';
import { Outlet, useLocation } from 'react-router-dom';
import { SWRConfig, type SWRConfiguration } from 'swr';

import { RealityCheckHost } from '../../features/saferGambling/RealityCheckHost.tsx';
import { pauseBefore } from '../../lib/async/retryUntilReply.ts';
import { lazyNamed } from '../../lib/code/lazyNamed.tsx';
import { recordingEndpoint } from '../../lib/config/recordingEndpoint.ts';
import { Words } from '../../lib/language/Words.tsx';
import { isNoAnswer, remoteErrorCode } from '../../lib/remote/remoteError.ts';
import { routeAt } from '../../pages/paths.ts';
import { InstallInvitation } from '../../pwa/InstallInvitation.tsx';
import { notices, session } from '../../session/current/appSession.ts';
import { useUid } from '../../session/current/useSession.ts';
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

const swr: SWRConfiguration = {
  provider: () => new Map(),
  isPaused: () => !navigator.onLine,
  shouldRetryOnError: (error: unknown) => isNoAnswer(remoteErrorCode(error)),
  onErrorRetry: (_error, _key, _config, revalidate, { retryCount }) => {
    setTimeout(revalidate, pauseBefore(retryCount), { retryCount });
  },
  onError: (error: unknown) => {
    const code = remoteErrorCode(error);
    // Also from the document store, whose reads are not calls.
    if (code === 'permission-denied') session.denied(error);
    if (code !== 'unauthenticated') return;
    notices.show({ kind: 'error', error: 'not-signed-in' });
    session.logOut();
  },
};

/**
 * The pages of one member. Their SWR cache belongs to this component, keyed by uid: it is dropped when the member logs
 * out.
 */
export function MemberArea() {
  const uid = useUid();
  useRecheck();
  const route = routeAt(useLocation().pathname);
  useShortcut();
  return (
    <SWRConfig key={uid} value={swr}>
      <Words english={sharedMessages}>
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
