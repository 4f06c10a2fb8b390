import { type ChangeEventHandler, type Ref, useId } from 'react';
import { styled } from 'styled-components';
import { Icon } from '../../primitives/Icon/Icon.tsx';
import { alertIcon } from '../../primitives/Icon/statusIcons.ts';
import { Spinner } from '../../primitives/Spinner/Spinner.tsx';
import { VisuallyHidden } from '../../primitives/VisuallyHidden/VisuallyHidden.tsx';
import { typography, vars } from '../../tokens/vars.ts';

const Root = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${vars.space[2]};
`;

const Label = styled.label`
  ${typography('label')}
`;

const Box = styled.div`
  position: relative;
  display: grid;
`;

/** The dots below show the digits: the text is transparent. */
const Input = styled.input`
  inline-size: 100%;
  min-block-size: ${vars.space[16]};
  border: ${vars.size.hairline} solid ${vars.color.borderStrong};
  border-radius: ${vars.radius.card};
  background: ${vars.color.field};
  color: transparent;
  caret-color: transparent;

  &[aria-invalid='true'] {
    border-color: ${vars.color.dangerText};
  }
`;

const Dots = styled.span`
  position: absolute;
  inset: 0;
  display: flex;
  align-items: center;
  justify-content: center;
  gap: ${vars.space[4]};
  pointer-events: none;
`;

const Dot = styled.span`
  inline-size: ${vars.space[4]};
  block-size: ${vars.space[4]};
  border: ${vars.size.outline} solid ${vars.color.borderStrong};
  border-radius: ${vars.radius.pill};

  &[data-filled] {
    border-color: ${vars.color.accent};
    background: ${vars.color.accent};
  }
`;

/** As high as its text, so that the keys do not move. */
const Note = styled.div`
  ${typography('smallStrong')}
  min-block-size: 3em;

  [role='alert'] {
    display: flex;
    gap: ${vars.space[2]};
    color: ${vars.color.dangerText};
  }

  [role='status']:not(:empty) {
    display: flex;
    gap: ${vars.space[2]};
  }
`;

export interface PinFieldProps {
  readonly label: string;
  readonly length: number;
  readonly value: string;
  /** How many digits were entered, for screen readers: the keys of the pad say nothing about it. */
  readonly typed: string;
  readonly error: string | undefined;
  readonly busyText: string | undefined;
  readonly disabled: boolean;
  readonly onChange: ChangeEventHandler<HTMLInputElement>;
  readonly ref: Ref<HTMLInputElement>;
}

/** The digits that were entered, as dots, with what is wrong or happens below. */
export function PinField({
  label,
  length,
  value,
  typed,
  error,
  busyText,
  disabled,
  onChange,
  ref,
}: PinFieldProps) {
  const id = useId();
  return (
    <Root>
      <Label htmlFor={id}>{label}</Label>
      <Box>
        <Input
          ref={ref}
          id={id}
          type="password"
          inputMode="none"
          autoComplete="off"
          value={value}
          disabled={disabled}
          aria-invalid={error ? true : undefined}
          onChange={onChange}
        />
        <Dots aria-hidden="true">
          {Array.from({ length }, (_, place) => place).map((place) => (
            <Dot key={place} data-filled={place < value.length || undefined} />
          ))}
        </Dots>
      </Box>
      <VisuallyHidden aria-live="polite">{typed}</VisuallyHidden>
      <Note>
        <span role="status">
          {busyText && (
            <>
              <Spinner />
              <span>{busyText}</span>
            </>
          )}
        </span>
        {error && (
          <span role="alert">
            <Icon icon={alertIcon} />
            <span>{error}</span>
          </span>
        )}
      </Note>
    </Root>
  );
}
