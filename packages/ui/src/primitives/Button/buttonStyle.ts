import { css } from 'styled-components';
import { media } from '../../tokens/scale.ts';
import { typography, vars } from '../../tokens/vars.ts';

/**
 * `primary` for the main action, once per screen; `secondary` beside it; `quiet` for all others; `danger` for an
 * action that cannot be undone.
 */
export type ButtonVariant = 'primary' | 'secondary' | 'quiet' | 'danger';

type ButtonState = 'rest' | 'hover' | 'active' | 'disabled';

interface Look {
  readonly fill: string;
  readonly ink: string;
  readonly edge: string;
}

const { color } = vars;
const none = 'transparent';
const disabled = { fill: color.disabled, ink: color.onDisabled, edge: none };

/** A missing variant or state fails to compile. */
const looks: Readonly<Record<ButtonVariant, Readonly<Record<ButtonState, Look>>>> = {
  primary: {
    rest: { fill: color.accent, ink: color.onAccent, edge: none },
    hover: { fill: color.accentHover, ink: color.onAccent, edge: none },
    active: { fill: color.accentActive, ink: color.onAccent, edge: none },
    disabled,
  },
  secondary: {
    rest: { fill: none, ink: color.text, edge: color.borderStrong },
    hover: { fill: color.accentSubtle, ink: color.text, edge: color.borderStrong },
    active: { fill: color.accentSubtle, ink: color.text, edge: color.accent },
    disabled: { fill: none, ink: color.onDisabled, edge: color.disabled },
  },
  quiet: {
    rest: { fill: none, ink: color.accentText, edge: none },
    hover: { fill: color.accentSubtle, ink: color.accentText, edge: none },
    active: { fill: color.accentSubtle, ink: color.accentText, edge: color.accent },
    disabled: { fill: none, ink: color.onDisabled, edge: none },
  },
  danger: {
    rest: { fill: color.danger, ink: color.onDanger, edge: none },
    hover: { fill: color.dangerHover, ink: color.onDanger, edge: none },
    active: { fill: color.dangerHover, ink: color.onDanger, edge: color.onDanger },
    disabled,
  },
};

const selectors: Readonly<Record<ButtonState, string>> = {
  rest: '&',
  hover: '&:hover',
  active: '&:active',
  disabled: "&:disabled, &[aria-disabled='true']",
};

function rules(): string {
  return Object.entries(looks)
    .map(([variant, states]) => {
      const inStates = Object.entries(states)
        .map(([state, { fill, ink, edge }]) => {
          const rule = `${selectors[state as ButtonState]} { background: ${fill}; color: ${ink}; border-color: ${edge}; }`;
          return state === 'hover' ? `${media.hover} { ${rule} }` : rule;
        })
        .join('\n');
      return `&[data-variant='${variant}'] { ${inStates} }`;
    })
    .join('\n');
}

/**
 * The style of buttons and of links that look like buttons. The attributes `data-variant` and `data-block` select
 * the variant.
 */
export const buttonStyle = css`
  ${typography('label')}
  display: inline-flex;
  align-items: center;
  justify-content: center;
  gap: ${vars.space[2]};
  min-block-size: ${vars.size.target};
  padding: ${vars.space[2]} ${vars.space[5]};
  border: ${vars.size.hairline} solid transparent;
  border-radius: ${vars.radius.control};
  text-align: center;
  text-decoration: none;
  transition: background-color ${vars.motion.fast} ${vars.motion.easing},
    border-color ${vars.motion.fast} ${vars.motion.easing};

  &[data-block] {
    inline-size: 100%;
  }

  &[data-variant='quiet'] {
    padding-inline: ${vars.space[3]};
  }

  &:disabled,
  &[aria-disabled='true'] {
    cursor: not-allowed;
  }

  ${rules()}

  &[aria-busy='true'] {
    cursor: progress;
  }
`;
