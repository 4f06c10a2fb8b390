import { useMessages } from '@casino/ui/i18n/I18nProvider.tsx';
import { ProfileScreen } from '@casino/ui/screens/Profile/ProfileScreen.tsx';
import { useOnline } from '../../lib/connection/useOnline.ts';
import { useLayout } from '../../lib/page/mediaQuery.ts';
import { session } from '../../session/current/appSession.ts';
import { useSession } from '../../session/current/useSession.ts';
import { useAddToWallet } from '../shared/wallet/useAddToWallet.tsx';
import { Plays } from './Plays.tsx';
import { toProfile } from './toProfile.ts';
import { useOwnCasinos } from './useOwnCasinos.ts';
import { useProfileChange } from './useProfileChange.ts';

/** `/profile`: the member's details, with a mobile number to change. Specification section 2. */
export function ProfileRoute() {
  const messages = useMessages();
  const [change, save] = useProfileChange();
  const { wallet, code } = useAddToWallet();
  const { casinos, choice, choose } = useOwnCasinos();
  const online = useOnline();
  const state = toProfile(messages, useSession(), { change, casinos, choice, online });
  return (
    <>
      <ProfileScreen
        layout={useLayout()}
        state={state}
        {...(wallet && { wallet })}
        plays={<Plays />}
        onChangeMobile={(mobile) => void save({ phone_mobile: mobile })}
        onChooseCasino={(crmId) => void choose(crmId)}
        onRetry={() => window.location.reload()}
        onLogOut={session.logOut}
      />
      {code}
    </>
  );
}
