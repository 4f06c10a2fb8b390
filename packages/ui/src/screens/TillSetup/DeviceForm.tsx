import { type SubmitEvent, useState } from 'react';
import { useMessages } from '../../i18n/I18nProvider.tsx';
import { Banner } from '../../primitives/Banner/Banner.tsx';
import { Button } from '../../primitives/Button/Button.tsx';
import { TextField } from '../../primitives/Field/TextField.tsx';
import { Select } from '../../primitives/Select/Select.tsx';
import { Stack } from '../../primitives/Stack/Stack.tsx';
import { fieldText, focusField } from '../till/formFields.ts';
import { useBusy } from '../till/useBusy.ts';
import type { TillDeviceFormState, TillDeviceValues, TillVenue } from './TillSetup.types.ts';

const LONGEST_NAME = 40;

export interface DeviceFormProps {
  readonly form: TillDeviceFormState;
  readonly venues: readonly TillVenue[];
  readonly suggestedName: string;
  readonly onName: (values: TillDeviceValues) => Promise<void>;
}

/** The name and the casino of a device. A manager of one casino does not choose. */
export function DeviceForm({ form: state, venues, suggestedName, onName }: DeviceFormProps) {
  const words = useMessages().till.setup.device;
  const [isSending, run] = useBusy();
  const [errors, setErrors] = useState<Partial<Record<keyof TillDeviceValues, string>>>({});
  const isBusy = isSending || state.status === 'pending';

  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    const form = event.currentTarget;
    const values = { name: fieldText(form, 'name').trim(), venueId: fieldText(form, 'venueId') };
    const found = {
      ...(values.name === '' && { name: words.nameRequired }),
      ...(values.venueId === '' && { venueId: words.venueRequired }),
    };
    setErrors(found);
    const [faulty] = Object.keys(found);
    if (faulty) focusField(form, faulty);
    else if (!isBusy) run(() => onName(values));
  };

  return (
    <form noValidate onSubmit={submit}>
      <Stack gap={5}>
        <TextField
          name="name"
          required
          label={words.name}
          hint={words.nameHint}
          defaultValue={suggestedName}
          maxLength={LONGEST_NAME}
          autoComplete="off"
          error={errors.name}
        />
        <Select
          name="venueId"
          required
          label={words.venue}
          options={venues.map(({ id, name }) => ({ value: id, label: name }))}
          {...(venues.length === 1
            ? { defaultValue: venues[0]?.id ?? '' }
            : { defaultValue: '', placeholder: words.venuePlaceholder })}
          error={errors.venueId}
        />
        {state.status === 'error' && !isBusy && (
          <Banner tone="danger" role="alert">
            {words.errors[state.error]}
          </Banner>
        )}
        <Button type="submit" block busy={isBusy} busyLabel={words.submitting}>
          {words.submit}
        </Button>
      </Stack>
    </form>
  );
}
