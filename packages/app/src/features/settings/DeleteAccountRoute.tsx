import { DeleteAccountScreen } from '@casino/ui/screens/DeleteAccount/DeleteAccountScreen.tsx';
import { useLayout } from '../../lib/page/mediaQuery.ts';
import { pathTo } from '../../pages/paths.ts';
import { useDeleteAccount } from './useDeleteAccount.ts';

/** `/settings/delete`. Specification sections 2 and 6. */
export function DeleteAccountRoute() {
  const { state, deleteAccount } = useDeleteAccount();
  return (
    <DeleteAccountScreen
      layout={useLayout()}
      state={state}
      settingsHref={pathTo('settings')}
      onDelete={deleteAccount}
    />
  );
}
