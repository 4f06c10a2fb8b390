import { InstallBanner } from '@casino/ui/components/InstallBanner/InstallBanner.tsx';
import { useMessages } from '@casino/ui/i18n/I18nProvider.tsx';
import { Page } from '@casino/ui/shell/Page.tsx';
import { beganSignedIn } from '../session/current/appSession.ts';
import { useMember } from '../session/current/useSession.ts';
import { PASSING } from '../session/savedFrame/savedFrame.ts';
import { install } from './install.ts';
import { useInstall } from './useInstall.ts';

/**
 * Offers installation to a returning member, below the page, until they decline. More continues to offer it.
 * Specification section 1.
 */
export function InstallInvitation() {
  const loaded = useMember() !== null;
  const { offer, way } = useInstall();
  const words = useMessages().install;
  if (!loaded || offer === null || way === null || offer.declined || !beganSignedIn) return null;
  return (
    <div {...PASSING}>
      <Page>
        <InstallBanner
          title={words.title}
          text={words.text}
          way={way}
          dismiss={{ label: words.dismiss, onDismiss: install.decline }}
        />
      </Page>
    </div>
  );
}
