import { useMessages } from '../../i18n/I18nProvider.tsx';
import type { Messages } from '../../i18n/messages.ts';
import { Button } from '../../primitives/Button/Button.tsx';
import { TillLogInForm } from '../till/TillLogInForm.tsx';
import { TillPage } from '../till/TillPage.tsx';
import { DeviceForm } from './DeviceForm.tsx';
import { NeedsList } from './NeedsList.tsx';
import type { TillSetupScreenProps, TillSetupState } from './TillSetup.types.ts';

/** The set-up of a device by a manager: log-in, name and casino. */
export function TillSetupScreen({ layout, state, onBack, ...actions }: TillSetupScreenProps) {
  const words = useMessages().till.setup;
  const { title, text } = setupHeading(words, state);
  return (
    <TillPage
      layout={layout}
      place={state.status === 'done' ? state.place : null}
      connection={null}
      title={title}
      text={text}
      onBack={state.status === 'logIn' || state.status === 'name' ? onBack : undefined}
    >
      <Step state={state} {...actions} />
    </TillPage>
  );
}

type StepProps = Omit<TillSetupScreenProps, 'layout' | 'onBack'>;

function Step({ state, onStart, onLogIn, onName, onContinue }: StepProps) {
  const words = useMessages().till.setup;
  switch (state.status) {
    case 'start':
      return (
        <>
          <NeedsList needs={words.start.needs} />
          <Button block onClick={onStart}>
            {words.start.submit}
          </Button>
        </>
      );
    case 'logIn':
      return <TillLogInForm state={state.form} onLogIn={onLogIn} />;
    case 'name':
      return <DeviceForm {...state} onName={onName} />;
    case 'done':
      return (
        <>
          <p>{words.done.next}</p>
          <Button block onClick={onContinue}>
            {words.done.submit}
          </Button>
        </>
      );
  }
}

function setupHeading(words: Messages['till']['setup'], state: TillSetupState) {
  switch (state.status) {
    case 'start':
      return words.start;
    case 'logIn':
      return words.logIn;
    case 'name':
      return words.device;
    case 'done': {
      const { device, venue } = state.place;
      return { title: words.done.title, text: words.done.text(device, venue) };
    }
  }
}
