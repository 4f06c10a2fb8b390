import { type ReactNode, type SubmitEvent, useId, useState } from 'react';
import { styled } from 'styled-components';
import { useMessages } from '../../i18n/I18nProvider.tsx';
import { Button } from '../../primitives/Button/Button.tsx';
import { TextField } from '../../primitives/Field/TextField.tsx';
import { checkIcon, closeIcon } from '../../primitives/Icon/controlIcons.ts';
import { Icon } from '../../primitives/Icon/Icon.tsx';
import type { IconDrawing } from '../../primitives/Icon/icon.types.ts';
import { IconButton } from '../../primitives/IconButton/IconButton.tsx';
import { VisuallyHidden } from '../../primitives/VisuallyHidden/VisuallyHidden.tsx';
import { typography, vars } from '../../tokens/vars.ts';
import { fieldText, focusField } from '../till/formFields.ts';

/** Dashed while it is empty, as the place of a card on a table. */
const Root = styled.section`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${vars.space[3]};
  padding: ${vars.space[4]};
  border: ${vars.size.outline} dashed ${vars.color.borderStrong};
  border-radius: ${vars.radius.card};

  &[data-read] {
    border-style: solid;
    border-color: ${vars.color.successText};
    background: ${vars.color.successSubtle};
  }
`;

const Head = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${vars.space[2]} ${vars.space[3]};
  color: ${vars.color.textMuted};

  [data-read] > & {
    color: ${vars.color.text};
  }
`;

const Title = styled.h2`
  ${typography('subheading')}
  flex: 1;
  color: ${vars.color.text};
`;

const Read = styled.p`
  ${typography('heading')}
  flex: 1 1 min(12rem, 100%);
  min-inline-size: 0;
  color: ${vars.color.text};
  overflow-wrap: anywhere;
`;

const Tick = styled.span`
  display: grid;
  place-items: center;
  flex: none;
  inline-size: ${vars.space[8]};
  block-size: ${vars.space[8]};
  border-radius: ${vars.radius.pill};
  background: ${vars.color.success};
  color: ${vars.color.onSuccess};
`;

const Label = styled.p`
  ${typography('smallStrong')}
`;

/** The button stands beside the control, not beside its hint. */
const Line = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr) auto;
  align-items: start;
  gap: ${vars.space[2]};

  & > button {
    margin-block-start: calc(${vars.space[6]} + ${vars.space[1]});
    min-block-size: 3rem;
  }
`;

export interface SlotProps {
  readonly words: {
    readonly title: string;
    readonly label: string;
    readonly submit: string;
    readonly clear: string;
    readonly required: string;
  };
  readonly icon: IconDrawing;
  /** What was read; false or null while the slot is empty. */
  readonly read: ReactNode;
  /** Letters are shown and submitted in capitals. */
  readonly capitals?: boolean;
  /** Why nothing can be typed, or null. */
  readonly disabledHint: string | null;
  readonly onSubmit: (text: string) => void;
  readonly onClear: () => void;
}

/** One of the two things that a redemption needs: a field to type it, or what was read. */
export function Slot({
  words,
  icon,
  read,
  capitals = false,
  disabledHint,
  onSubmit,
  onClear,
}: SlotProps) {
  const { enter, read: readWord } = useMessages().till.scan;
  const id = useId();
  const [error, setError] = useState<string>();
  const isRead = Boolean(read);

  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    const typed = fieldText(event.currentTarget, 'text').trim();
    setError(typed === '' ? words.required : undefined);
    if (typed === '') focusField(event.currentTarget, 'text');
    else onSubmit(capitals ? typed.toUpperCase() : typed);
  };

  return (
    <Root aria-labelledby={id} data-read={isRead || undefined}>
      {isRead ? (
        <>
          <Label id={id}>
            {words.title} <VisuallyHidden>{readWord}</VisuallyHidden>
          </Label>
          <Head>
            <Tick aria-hidden="true">
              <Icon icon={checkIcon} />
            </Tick>
            <Read>{read}</Read>
            <IconButton label={words.clear} icon={closeIcon} onClick={onClear} />
          </Head>
        </>
      ) : (
        <>
          <Head>
            <Icon icon={icon} size="large" />
            <Title id={id}>{words.title}</Title>
          </Head>
          <form noValidate onSubmit={submit}>
            <Line>
              <TextField
                name="text"
                label={words.label}
                autoComplete="off"
                disabled={disabledHint !== null}
                hint={disabledHint ?? undefined}
                error={error}
              />
              <Button type="submit" variant="secondary" disabled={disabledHint !== null}>
                {enter}
              </Button>
            </Line>
          </form>
        </>
      )}
    </Root>
  );
}
