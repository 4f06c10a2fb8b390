import { type ReactNode, useId } from 'react';
import { styled } from 'styled-components';
import { Suit } from '../../artwork/Suit.tsx';
import { Button } from '../../primitives/Button/Button.tsx';
import { checkIcon, closeIcon } from '../../primitives/Icon/controlIcons.ts';
import { Icon } from '../../primitives/Icon/Icon.tsx';
import type { IconDrawing } from '../../primitives/Icon/icon.types.ts';
import { addToHomeIcon, shareIcon } from '../../primitives/Icon/topicIcons.ts';
import { IconButton } from '../../primitives/IconButton/IconButton.tsx';
import { typography, vars } from '../../tokens/vars.ts';

/** Wide enough for the action beside the text. */
const WIDE = '@container (inline-size >= 40rem)';

const Root = styled.aside`
  container-type: inline-size;
  border: ${vars.size.hairline} solid ${vars.color.border};
  border-radius: ${vars.radius.card};
  background: ${vars.color.surface};
  box-shadow: ${vars.shadow.low};
`;

const Row = styled.div`
  display: grid;
  grid-template-columns: auto minmax(0, 1fr) auto;
  gap: ${vars.space[4]};
  padding: ${vars.space[5]};

  ${WIDE} {
    align-items: center;

    &[data-way='prompt'] {
      grid-template-columns: auto minmax(0, 1fr) auto auto;
    }
  }
`;

/** The app's icon, as on the home screen. */
const AppIcon = styled.span`
  display: grid;
  place-items: center;
  inline-size: ${vars.space[12]};
  block-size: ${vars.space[12]};
  border: ${vars.size.hairline} solid ${vars.color.pattern};
  border-radius: ${vars.radius.card};
  background: linear-gradient(150deg, ${vars.color.heroFrom}, ${vars.color.heroTo});
  color: ${vars.color.metal};

  & > svg {
    font-size: 1.5em;
  }
`;

const Title = styled.h2`
  ${typography('subheading')}
`;

const Words = styled.p`
  ${typography('small')}
  max-inline-size: ${vars.size.measure};
  margin-block-start: ${vars.space[1]};
  color: ${vars.color.textMuted};
`;

const Corner = styled.span`
  margin: calc(-1 * ${vars.space[2]});
  color: ${vars.color.textMuted};
`;

const Rest = styled.div`
  grid-column: 1 / -1;

  ${WIDE} {
    [data-way='prompt'] > & {
      grid-area: 1 / 3;
    }
  }
`;

const Steps = styled.ol`
  ${typography('small')}
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(14rem, 100%), 1fr));
  gap: ${vars.space[3]};
  padding-block-start: ${vars.space[4]};
  border-block-start: ${vars.size.hairline} solid ${vars.color.border};

  li {
    display: grid;
    grid-template-columns: auto minmax(0, 1fr);
    align-items: center;
    gap: ${vars.space[3]};
  }

  svg {
    color: ${vars.color.metalText};
  }
`;

/** How this device installs the app. */
export type InstallWay =
  /** The browser shows its own prompt on request: Android, and Chromium on a desktop. */
  | { readonly kind: 'prompt'; readonly label: string; readonly onInstall: () => void }
  /** The member installs it in three steps. iOS has no install prompt. */
  | {
      readonly kind: 'steps';
      readonly steps: Readonly<Record<'share' | 'add' | 'confirm', string>>;
    };

/** Props of `InstallBanner`. */
export interface InstallBannerProps {
  readonly title: string;
  /** The benefit of installing the app. */
  readonly text: string;
  readonly way: InstallWay;
  /** The corner button. Leave it out if the banner has a fixed place on the page. */
  readonly dismiss?: {
    readonly label: string;
    /** Called when the member dismisses the banner. Do not show it again for a long time. */
    readonly onDismiss: () => void;
  };
}

/**
 * Offers to install the app on the home screen: with one press if the browser has an install prompt, and otherwise
 * in three steps. The banner is part of the page and covers nothing. Specification section 1.
 *
 * - When: the app can be installed and is not, on a page that the member opens deliberately.
 * - When not: before sign-in, over a code at the till, or soon after a dismissal, except in a fixed place such as
 *   More.
 */
export function InstallBanner({ title, text, way, dismiss }: InstallBannerProps) {
  const id = useId();
  return (
    <Root aria-labelledby={id}>
      <Row data-way={way.kind}>
        <AppIcon>
          <Suit name="spades" />
        </AppIcon>
        <div>
          <Title id={id}>{title}</Title>
          <Words>{text}</Words>
        </div>
        {dismiss && (
          <Corner>
            <IconButton label={dismiss.label} icon={closeIcon} onClick={dismiss.onDismiss} />
          </Corner>
        )}
        <Rest>{installSteps(way)}</Rest>
      </Row>
    </Root>
  );
}

const STEPS: readonly (readonly [step: 'share' | 'add' | 'confirm', icon: IconDrawing])[] = [
  ['share', shareIcon],
  ['add', addToHomeIcon],
  ['confirm', checkIcon],
];

function installSteps(way: InstallWay): ReactNode {
  if (way.kind === 'prompt') {
    return (
      <Button block onClick={way.onInstall}>
        {way.label}
      </Button>
    );
  }
  return (
    <Steps>
      {STEPS.map(([step, icon]) => (
        <li key={step}>
          <Icon icon={icon} size="large" />
          {way.steps[step]}
        </li>
      ))}
    </Steps>
  );
}
