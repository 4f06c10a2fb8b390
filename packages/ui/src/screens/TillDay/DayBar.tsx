import { useId } from 'react';
import { styled } from 'styled-components';
import { useMessages } from '../../i18n/I18nProvider.tsx';
import { Button } from '../../primitives/Button/Button.tsx';
import { inputStyle } from '../../primitives/Field/inputStyle.ts';
import { arrowLeftIcon, arrowRightIcon } from '../../primitives/Icon/controlIcons.ts';
import { IconButton } from '../../primitives/IconButton/IconButton.tsx';
import { VisuallyHidden } from '../../primitives/VisuallyHidden/VisuallyHidden.tsx';
import { vars } from '../../tokens/vars.ts';
import { dayBeside } from './dayBeside.ts';
import type { TillDayScreenProps } from './TillDay.types.ts';

const Root = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: ${vars.space[3]};
`;

const Picker = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${vars.space[1]};
`;

const Input = styled.input`
  ${inputStyle}
  inline-size: auto;
  max-inline-size: 100%;
`;

interface DayBarProps extends Pick<TillDayScreenProps, 'day' | 'today' | 'onDay' | 'onSave'> {
  readonly canSave: boolean;
}

/** The choice of the day, and its file. */
export function DayBar({ day, today, canSave, onDay, onSave }: DayBarProps) {
  const words = useMessages().tillDay;
  const id = useId();
  return (
    <Root>
      <Picker>
        <IconButton
          label={words.previous}
          icon={arrowLeftIcon}
          onClick={() => onDay(dayBeside(day, -1))}
        />
        <label htmlFor={id}>
          <VisuallyHidden>{words.day}</VisuallyHidden>
        </label>
        <Input
          id={id}
          type="date"
          value={day}
          max={today}
          onChange={({ target }) => target.value !== '' && onDay(target.value)}
        />
        <IconButton
          label={words.next}
          icon={arrowRightIcon}
          disabled={day >= today}
          onClick={() => onDay(dayBeside(day, 1))}
        />
      </Picker>
      <Button variant="secondary" disabled={!canSave} onClick={onSave}>
        {words.save}
      </Button>
    </Root>
  );
}
