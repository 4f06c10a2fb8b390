import { TITLES } from '@casino/functions/contract/account.ts';
import { CONSENT_CHANNELS, type ConsentWords } from '@casino/functions/contract/consents.ts';
import type { RegistrationValues } from '@casino/functions/contract/members/registerAccount.ts';
import type { BaseAccount } from '@casino/functions/contract/users/getBaseAccount.ts';
import type { RegisterValues } from '@casino/ui/screens/Register/Register.types.ts';
import { RegisterScreen } from '@casino/ui/screens/Register/RegisterScreen.tsx';
import { useEffect, useMemo, useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { call } from '../../lib/calls/api.ts';
import { useLayout } from '../../lib/page/mediaQuery.ts';
import { RemoteError } from '../../lib/remote/remoteError.ts';
import { pathTo } from '../../pages/paths.ts';
import { session } from '../../session/current/appSession.ts';
import { useSession } from '../../session/current/useSession.ts';
import { joinDraft } from '../shared/account/joinDraft.ts';
import { useCasinos } from '../shared/account/useCasinos.ts';
import { useSubmission } from '../shared/account/useSubmission.ts';
import { useConsentWords } from '../shared/profile/useConsentWords.ts';
import { SupportForm } from '../shared/support/SupportForm.tsx';
import { showsSupport, supportHrefFor } from '../shared/support/supportQuery.ts';
import { isOfAgeToday } from './isOfAgeToday.ts';

/** `/account/register`: the join form. The device stores it until the registration is sent. Specification section 2. */
export function RegisterRoute() {
  const layout = useLayout();
  const location = useLocation();
  const current = useSession();
  const casinos = useCasinos();
  const words = useConsentWords();
  const email = 'user' in current ? current.user.email : null;
  const hasCasinos = casinos.status === 'ready';
  // Reads the draft again when the casinos load: a select takes a value only if it has that option.
  // biome-ignore lint/correctness/useExhaustiveDependencies: the draft is on the device, not in `hasCasinos`
  const draft = useMemo(() => joinDraft.read(email).registration ?? {}, [hasCasinos, email]);
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
      signedInAs={email}
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

/** Registers a member. Success opens `/account/register/success`. Specification section 4. */
function useRegister() {
  const navigate = useNavigate();
  const isSignedIn = 'user' in useSession();
  const { state, run } = useSubmission();

  const submit = (form: RegisterValues) =>
    run(async () => {
      const { customerNumber = null } = await call('members-registerAccount', {
        values: toRegistration(form),
        submissionId: joinDraft.submissionId(),
      });
      if (isSignedIn) joinDraft.joined(customerNumber);
      else joinDraft.registered(form, customerNumber);
      await navigate(pathTo('registered'), { replace: true });
      session.linked();
      return null;
    });
  return { state, submit };
}

/** The request of the form's values. The form offers only the titles and channels of the contract. */
function toRegistration(form: RegisterValues): RegistrationValues {
  const { over18, terms, marketing: ticked, ...values } = form;
  const title = TITLES.find((each) => each === values.title);
  if (title === undefined || !over18 || !terms) throw new RemoteError('invalid-argument');
  const marketing = CONSENT_CHANNELS.filter((channel) => ticked.includes(channel));
  return { ...values, title, consents: { over18, terms, marketing } };
}

function toMarketing({ questions, channels }: ConsentWords) {
  return {
    question: questions.casino,
    channels: CONSENT_CHANNELS.map((value) => ({ value, label: channels[value] })),
  };
}

/**
 * The values with which the login was created; null until they load, and if the server has none. The state of this
 * page holds them, because a cache would survive log-out.
 * @param uid of the login; null loads nothing
 */
function useBaseAccount(uid: string | null): BaseAccount | null {
  const [found, setFound] = useState<{ uid: string; account: BaseAccount | null } | null>(null);
  useEffect(() => {
    if (uid === null) return;
    let isOpen = true;
    call('users-getBaseAccount', null)
      .then(({ baseAccount }) => isOpen && setFound({ uid, account: baseAccount }))
      // Without these values, the member fills in the form.
      .catch(() => {});
    return () => {
      isOpen = false;
    };
  }, [uid]);
  return found !== null && found.uid === uid ? found.account : null;
}
