import { TillStaffScreen } from '@casino/ui/screens/TillStaff/TillStaffScreen.tsx';
import { useLayout } from '../../../src/lib/page/mediaQuery.ts';

const nothing = () => {};
const nothingYet = async () => {};

/** The page of a browser that stores nothing: no till works there. */
export function StorageBlockedRoute() {
  return (
    <TillStaffScreen
      layout={useLayout()}
      place={null}
      connection={null}
      isScanWaiting={false}
      state={{ status: 'storage-blocked' }}
      onChoose={nothing}
      onPin={nothingYet}
      onForgottenPin={nothing}
      onLogIn={nothingYet}
      onNewPin={nothingYet}
      onBack={nothing}
      onRetry={() => location.reload()}
      onEndShift={nothingYet}
      onSetUpAgain={nothing}
    />
  );
}
