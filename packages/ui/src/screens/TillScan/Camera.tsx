import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { useMessages } from '../../i18n/I18nProvider.tsx';
import { Button } from '../../primitives/Button/Button.tsx';
import { cameraIcon, cameraOffIcon } from '../../primitives/Icon/deviceIcons.ts';
import { Icon } from '../../primitives/Icon/Icon.tsx';
import { Spinner } from '../../primitives/Spinner/Spinner.tsx';
import { heroStyle } from '../../shell/account/heroStyle.ts';
import { typography, vars } from '../../tokens/vars.ts';
import type { CameraStatus } from './TillScan.types.ts';
import { ViewFinder } from './ViewFinder.tsx';

const Root = styled.section`
  ${heroStyle}
  position: relative;
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  min-block-size: 0;
  border-radius: ${vars.radius.card};
  overflow: hidden;

  & > * {
    grid-area: 1 / 1;
  }
`;

const Picture = styled.div`
  position: absolute;
  inset: 0;

  & > * {
    inline-size: 100%;
    block-size: 100%;
    object-fit: cover;
  }
`;

const Words = styled.div`
  position: relative;
  display: grid;
  align-content: center;
  justify-items: center;
  gap: ${vars.space[2]};
  padding: ${vars.space[5]};
  text-align: center;

  svg {
    color: ${vars.color.metal};
  }
`;

const Title = styled.h2`
  ${typography('subheading')}
`;

const Text = styled.p`
  ${typography('small')}
  max-inline-size: 32ch;
  color: ${vars.color.onHeroMuted};
`;

const Action = styled.div`
  margin-block-start: ${vars.space[2]};
`;

/** Below the picture, on an opaque ground: a picture has any colour. */
const Foot = styled.div`
  position: relative;
  align-self: end;
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: ${vars.space[2]};
  padding-block: ${vars.space[1]};
  padding-inline: ${vars.space[4]} ${vars.space[2]};
  background: ${vars.color.heroTo};
  ${typography('small')}
`;

export interface CameraProps {
  readonly status: CameraStatus;
  readonly onCamera: (isOn: boolean) => void;
  /** The picture. */
  readonly children: ReactNode;
}

/** The camera's picture with a frame for the code, or why there is none. It is dark in both schemes. */
export function Camera({ status, onCamera, children }: CameraProps) {
  const words = useMessages().till.scan.camera;
  const isShown = status === 'starting' || status === 'on';
  return (
    <Root aria-label={words.title} data-scheme="dark">
      {isShown && <Picture>{children}</Picture>}
      {status === 'on' && (
        <>
          <ViewFinder />
          <Foot>
            <span>{words.aim}</span>
            <Button variant="quiet" onClick={() => onCamera(false)}>
              {words.off}
            </Button>
          </Foot>
        </>
      )}
      {status === 'starting' && (
        <Words role="status">
          <Spinner />
          <Title>{words.starting}</Title>
        </Words>
      )}
      {status === 'off' && (
        <Words>
          <Icon icon={cameraIcon} size="large" />
          <Title>{words.idle}</Title>
          <Text>{words.idleText}</Text>
          <Action>
            <Button variant="secondary" onClick={() => onCamera(true)}>
              {words.on}
            </Button>
          </Action>
        </Words>
      )}
      {status === 'denied' && (
        <Words>
          <Icon icon={cameraOffIcon} size="large" />
          <Title>{words.denied}</Title>
          <Text>{words.deniedText}</Text>
          <Action>
            <Button variant="secondary" onClick={() => onCamera(true)}>
              {words.on}
            </Button>
          </Action>
        </Words>
      )}
      {status === 'unavailable' && (
        <Words>
          <Icon icon={cameraOffIcon} size="large" />
          <Title>{words.unavailable}</Title>
          <Text>{words.unavailableText}</Text>
        </Words>
      )}
    </Root>
  );
}
