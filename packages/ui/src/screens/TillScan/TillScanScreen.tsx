import { useMessages } from '../../i18n/I18nProvider.tsx';
import { VisuallyHidden } from '../../primitives/VisuallyHidden/VisuallyHidden.tsx';
import { Answer } from './Answer.tsx';
import { Camera } from './Camera.tsx';
import { CheckingPanel } from './CheckingPanel.tsx';
import { ScanHeader } from './ScanHeader.tsx';
import { ScanSlots } from './ScanSlots.tsx';
import { TillScanDesktop } from './TillScan.desktop.tsx';
import { TillScanMobile } from './TillScan.mobile.tsx';
import type { TillScanScreenProps } from './TillScan.types.ts';

/** The main page of the till: two slots and a camera, and the answer to a scan in place of them. */
export function TillScanScreen(props: TillScanScreenProps) {
  const { checking } = useMessages().tillAnswers;
  return (
    <>
      {/* The answer needs no announcement: it takes the focus. */}
      <VisuallyHidden role="status">{props.state.status === 'checking' && checking}</VisuallyHidden>
      <Shown {...props} />
    </>
  );
}

function Shown({ layout, state, connection, ...rest }: TillScanScreenProps) {
  const { onNext, onRetry, onTakeBack } = rest;
  const Frame = layout === 'desktop' ? TillScanDesktop : TillScanMobile;
  switch (state.status) {
    case 'answer':
      return (
        <Answer
          key={state.answer.outcome}
          layout={layout}
          connection={connection}
          answer={state.answer}
          takeBack={state.takeBack}
          onNext={onNext}
          onRetry={onRetry}
          onTakeBack={onTakeBack}
        />
      );
    case 'checking':
      return <CheckingPanel read={state.read} />;
    case 'ready':
      return (
        <Frame
          header={<ScanHeader {...rest} connection={connection} />}
          camera={
            <Camera status={rest.cameraStatus} onCamera={rest.onCamera}>
              {rest.camera}
            </Camera>
          }
          slots={
            <ScanSlots
              {...rest}
              read={state.read}
              problem={state.problem}
              isOnline={connection.isOnline}
            />
          }
        />
      );
  }
}
