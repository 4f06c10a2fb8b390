import { type FormEvent, useRef, useState } from 'react';
import { styled } from 'styled-components';
import { useMessages } from '../../../i18n/I18nProvider.tsx';
import { Banner } from '../../../primitives/Banner/Banner.tsx';
import { Button } from '../../../primitives/Button/Button.tsx';
import { Stack } from '../../../primitives/Stack/Stack.tsx';
import { TextArea } from '../../../primitives/TextArea/TextArea.tsx';
import { vars } from '../../../tokens/vars.ts';
import type { TicketAttempt } from '../Points.types.ts';

const MOST_CHARACTERS = 500;

const Root = styled.form`
  margin-block: ${vars.space[2]} ${vars.space[5]};
  padding: ${vars.space[5]};
  border: ${vars.size.hairline} solid ${vars.color.border};
  border-radius: ${vars.radius.card};
  background: ${vars.color.surface};
`;

export interface MissingFormProps {
  readonly attempt: TicketAttempt | undefined;
  readonly onSend: (text: string) => void;
  readonly onClose: () => void;
}

/** Asks what is missing in a month. */
export function MissingForm({ attempt, onSend, onClose }: MissingFormProps) {
  const words = useMessages().points.missing;
  const field = useRef<HTMLTextAreaElement>(null);
  const [text, setText] = useState('');
  const [isEmpty, setEmpty] = useState(false);
  const send = (event: FormEvent) => {
    event.preventDefault();
    const written = text.trim();
    setEmpty(written === '');
    if (written === '') field.current?.focus();
    else onSend(written);
  };
  return (
    <Root noValidate data-screen-only onSubmit={send}>
      <Stack gap={4}>
        <TextArea
          ref={field}
          required
          rows={2}
          maxLength={MOST_CHARACTERS}
          label={words.text}
          hint={words.hint}
          error={isEmpty ? words.required : undefined}
          value={text}
          onChange={({ target }) => setText(target.value)}
        />
        {attempt?.status === 'failed' && (
          <Banner tone="danger" role="alert">
            {attempt.message}
          </Banner>
        )}
        <Stack direction="row" gap={2} wrap>
          <Button type="submit" busy={attempt?.status === 'sending'}>
            {words.send}
          </Button>
          <Button variant="quiet" onClick={onClose}>
            {words.cancel}
          </Button>
        </Stack>
      </Stack>
    </Root>
  );
}
