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

/** Room for the action beside the words. */
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

/** The app's icon, as it will look on the home screen. */
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

/** What the browser of this device leaves to the page. */
export type InstallWay =
  /** The browser asks by itself once it is told to; Android, and Chromium on a desktop. */
  | { readonly kind: 'prompt'; readonly label: string; readonly onInstall: () => void }
  /** The member does it by hand; iOS has no event for it. */
  | {
      readonly kind: 'steps';
      readonly steps: Readonly<Record<'share' | 'add' | 'confirm', string>>;
    };

export interface InstallBannerProps {
  readonly title: string;
  /** What it is good for. */
  readonly text: string;
  readonly way: InstallWay;
  /** The corner button; absent where the offer has its own place and asks for nothing. */
  readonly dismiss?: {
    readonly label: string;
    /** Called once the member has had enough of it; show it no more for a good while. */
    readonly onDismiss: () => void;
  };
}

/**
 * Offers to put the app on the home screen: with one press where the browser can be asked, in three steps
 * where it cannot. It lies in the page and covers nothing. Specification section 1.
 *
 * - When: the app is not installed and can be, on a page that the member reaches of their own accord.
 * - When not: before sign-in, over a code at the till, or again soon after it was dismissed, but where
 *   a member looks for it.
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
        <Rest>{restOf(way)}</Rest>
      </Row>
    </Root>
  );
}

const STEPS: readonly (readonly [step: 'share' | 'add' | 'confirm', icon: IconDrawing])[] = [
  ['share', shareIcon],
  ['add', addToHomeIcon],
  ['confirm', checkIcon],
];

function restOf(way: InstallWay): ReactNode {
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
