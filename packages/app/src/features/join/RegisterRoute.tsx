import { TITLES } from '@casino/functions/contract/account.ts';
import { CONSENT_CHANNELS, type ConsentWords } from '@casino/functions/contract/consents.ts';
import { RegisterScreen } from '@casino/ui/screens/Register/RegisterScreen.tsx';
import { useMemo } from 'react';
import { useLocation } from 'react-router-dom';
import { useLayout } from '../../lib/page/mediaQuery.ts';
import { useSession } from '../../session/current/useSession.ts';
import { joinDraft } from '../shared/account/joinDraft.ts';
import { useCasinos } from '../shared/account/useCasinos.ts';
import { useConsentWords } from '../shared/profile/useConsentWords.ts';
import { SupportForm } from '../shared/support/SupportForm.tsx';
import { showsSupport, supportHrefFor } from '../shared/support/supportQuery.ts';
import { isOfAgeToday } from './isOfAgeToday.ts';
import { useBaseAccount } from './useBaseAccount.ts';
import { useRegister } from './useRegister.ts';

function toMarketing({ questions, channels }: ConsentWords) {
  return {
    question: questions.casino,
    channels: CONSENT_CHANNELS.map((value) => ({ value, label: channels[value] })),
  };
}

/** `/account/register`: the join form. The device stores it until the registration is sent. Specification section 2. */
export function RegisterRoute() {
  const layout = useLayout();
  const location = useLocation();
  const current = useSession();
  const casinos = useCasinos();
  const words = useConsentWords();
  const hasCasinos = casinos.status === 'ready';
  // Reads the draft again when the casinos load: a select takes a value only if it has that option.
  // biome-ignore lint/correctness/useExhaustiveDependencies: the draft is on the device, not in `hasCasinos`
  const draft = useMemo(() => joinDraft.read().registration ?? {}, [hasCasinos]);
  const { state, submit } = useRegister();
  const known = useBaseAccount(current.status === 'unlinked' ? current.user.uid : null);
  if (showsSupport(location)) return <SupportForm />;
  return (
    <RegisterScreen
      key={draft.location && hasCasinos ? 'known' : 'new'}
      layout={layout}
      state={state}
      casinos={casinos}
      titles={TITLES}
      marketing={toMarketing(words)}
      signedInAs={'user' in current ? current.user.email : null}
      draft={draft}
      known={known}
      termsHref={`${location.pathname}?info=terms`}
      supportHref={supportHrefFor(current, location.pathname)}
      isOfAge={isOfAgeToday}
      onDraft={joinDraft.keepRegistration}
      onSubmit={submit}
    />
  );
}
