import { useMessages } from '../../i18n/I18nProvider.tsx';
import type { Messages } from '../../i18n/messages.ts';
import { Banner } from '../../primitives/Banner/Banner.tsx';
import { Button } from '../../primitives/Button/Button.tsx';
import { Card } from '../../primitives/Card/Card.tsx';
import { ErrorState } from '../../primitives/ErrorState/ErrorState.tsx';
import { TillLogInForm } from '../till/TillLogInForm.tsx';
import { TillPage } from '../till/TillPage.tsx';
import { NewPinStep } from './NewPinStep.tsx';
import { PinStep } from './PinStep.tsx';
import { Revoked } from './Revoked.tsx';
import { EndShift, ScanWaits } from './ShiftParts.tsx';
import { StaffSkeleton } from './StaffSkeleton.tsx';
import { StaffTiles } from './StaffTiles.tsx';
import type { TillStaffScreenProps, TillStaffState } from './TillStaff.types.ts';

/** The log-in of staff on a device that is set up: who they are, and their PIN. */
export function TillStaffScreen(props: TillStaffScreenProps) {
  const { layout, place, connection, state, onBack } = props;
  const words = useMessages().till.staff;
  const hasPerson = state.status === 'pin' || state.status === 'logIn' || state.status === 'newPin';
  if (state.status === 'newPin') return <NewPinStep {...props} state={state} />;
  return (
    <TillPage
      layout={layout}
      place={place}
      connection={connection}
      {...staffHeading(words, state)}
      onBack={hasPerson ? onBack : undefined}
      backLabel={words.pin.other}
    >
      <Step {...props} state={state} />
    </TillPage>
  );
}

type StepProps = TillStaffScreenProps & {
  readonly state: Exclude<TillStaffState, { readonly status: 'newPin' }>;
};

function Step({ state, connection, ...actions }: StepProps) {
  const { common, till } = useMessages();
  const words = till.staff;
  switch (state.status) {
    case 'loading':
      return <StaffSkeleton />;
    case 'error':
      return (
        <Card>
          <ErrorState
            title={words.error.title}
            text={words.error[state.error]}
            retryLabel={common.tryAgain}
            onRetry={actions.onRetry}
          />
        </Card>
      );
    case 'storage-blocked':
      return (
        <Button block onClick={actions.onRetry}>
          {words.storageBlocked.submit}
        </Button>
      );
    case 'choose':
      return (
        <>
          {state.isShiftEnded && <Banner tone="info">{words.lock.shiftEnded}</Banner>}
          {actions.isScanWaiting && <ScanWaits />}
          <StaffTiles
            staff={state.staff}
            shift={state.shift}
            isOnline={connection?.isOnline ?? false}
            onChoose={actions.onChoose}
          />
          {state.shift && <EndShift name={state.shift.name} onEndShift={actions.onEndShift} />}
        </>
      );
    case 'pin':
      return <PinStep {...actions} state={state} />;
    case 'logIn':
      return <TillLogInForm state={state.form} onLogIn={actions.onLogIn} />;
    case 'revoked':
      return <Revoked waiting={state.waiting} onSetUpAgain={actions.onSetUpAgain} />;
  }
}

function staffHeading(words: Messages['till']['staff'], state: TillStaffState) {
  switch (state.status) {
    case 'pin':
      return state.isLocked
        ? { title: words.lock.title, text: words.lock.text(state.person.name) }
        : { title: words.pin.title(state.person.name) };
    case 'storage-blocked':
      return words.storageBlocked;
    case 'logIn':
      return { title: words.logIn.title(state.person.name), text: words.logIn.text };
    case 'revoked':
      return words.revoked;
    default:
      return { title: words.choose.title };
  }
}
