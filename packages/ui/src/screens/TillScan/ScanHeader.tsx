import { styled } from 'styled-components';
import { useMessages } from '../../i18n/I18nProvider.tsx';
import { Button } from '../../primitives/Button/Button.tsx';
import { ButtonLink } from '../../primitives/Button/ButtonLink.tsx';
import { soundOffIcon, soundOnIcon } from '../../primitives/Icon/deviceIcons.ts';
import { IconButton } from '../../primitives/IconButton/IconButton.tsx';
import { media } from '../../tokens/scale.ts';
import { typography, vars } from '../../tokens/vars.ts';
import { ConnectionLine } from '../till/ConnectionLine.tsx';
import type { TillScanScreenProps } from './TillScan.types.ts';

const Root = styled.header`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: ${vars.space[1]} ${vars.space[5]};
  padding: calc(env(safe-area-inset-top) + ${vars.space[2]}) ${vars.space[4]} ${vars.space[2]};
  border-block-end: ${vars.size.hairline} solid ${vars.color.border};
  background: ${vars.color.surface};

  ${media.desktop} {
    padding-inline: ${vars.space[8]};
  }
`;

const Place = styled.div`
  min-inline-size: 0;
  overflow-wrap: anywhere;
`;

const Device = styled.p`
  ${typography('bodyStrong')}
`;

const Venue = styled.p`
  ${typography('small')}
  color: ${vars.color.textMuted};
`;

const Tools = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${vars.space[1]};
  flex: 1 1 auto;
  margin-inline-end: calc(-1 * ${vars.space[3]});

  & > button:last-child {
    margin-inline-start: auto;
  }

  ${media.desktop} {
    flex: none;
  }
`;

const Staff = styled.span`
  ${typography('label')}
  overflow-wrap: anywhere;
`;

type ScanHeaderProps = Pick<
  TillScanScreenProps,
  'place' | 'connection' | 'staffName' | 'dayHref' | 'isSoundOn' | 'onSound' | 'onSwitch'
>;

/** The device, its connection, and the person who is logged in. */
export function ScanHeader({
  place,
  connection,
  staffName,
  dayHref,
  isSoundOn,
  onSound,
  onSwitch,
}: ScanHeaderProps) {
  const words = useMessages().till.scan;
  return (
    <Root>
      <Place>
        <Device>{place.device}</Device>
        <Venue>{place.venue}</Venue>
      </Place>
      <ConnectionLine {...connection} />
      <Tools>
        <Staff>{staffName}</Staff>
        <Button variant="quiet" onClick={onSwitch}>
          {words.switch}
        </Button>
        {dayHref !== null && (
          <ButtonLink variant="quiet" href={dayHref}>
            {words.day}
          </ButtonLink>
        )}
        <IconButton
          label={isSoundOn ? words.soundOn : words.soundOff}
          icon={isSoundOn ? soundOnIcon : soundOffIcon}
          aria-pressed={isSoundOn}
          onClick={() => onSound(!isSoundOn)}
        />
      </Tools>
    </Root>
  );
}
