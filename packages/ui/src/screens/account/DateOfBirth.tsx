import { type Control, Controller, type FieldValues, type Path } from 'react-hook-form';
import { useMessages } from '../../i18n/I18nProvider.tsx';
import { DateOfBirthField } from '../../primitives/DateOfBirthField/DateOfBirthField.tsx';

export interface DateOfBirthProps<Values extends FieldValues> {
  readonly control: Control<Values, unknown, Values>;
  readonly name: Path<Values>;
}

/** The date of birth of an account form. */
export function DateOfBirth<Values extends FieldValues>({
  control,
  name,
}: DateOfBirthProps<Values>) {
  const { forms, joining } = useMessages();
  return (
    <Controller
      control={control}
      name={name}
      render={({ field, fieldState }) => (
        <DateOfBirthField
          required
          label={joining.fields.dob}
          hint={forms.dateOfBirth.hint}
          partLabels={forms.dateOfBirth.parts}
          impossibleLabel={forms.dateOfBirth.impossible}
          value={field.value}
          onChange={field.onChange}
          onBlur={field.onBlur}
          ref={field.ref}
          error={fieldState.error?.message}
        />
      )}
    />
  );
}
