import type { Control } from 'react-hook-form';
import { useMessages } from '../../i18n/I18nProvider.tsx';
import { TextField } from '../../primitives/Field/TextField.tsx';
import { RadioGroup } from '../../primitives/RadioGroup/RadioGroup.tsx';
import { Select } from '../../primitives/Select/Select.tsx';
import { DateOfBirth } from '../account/DateOfBirth.tsx';
import type { RegisterDraft } from './Register.types.ts';
import type { RegisterFieldsProps } from './registerFields.types.ts';

interface AboutFieldsProps extends RegisterFieldsProps {
  readonly control: Control<RegisterDraft, unknown, RegisterDraft>;
  readonly titles: readonly string[];
}

/** Title, name, date of birth and gender. */
export function AboutFields({ register, errors, control, titles }: AboutFieldsProps) {
  const { forms, joining } = useMessages();
  const { fields, genders } = joining;
  return (
    <>
      <Select
        {...register('title')}
        required
        label={fields.title}
        autoComplete="honorific-prefix"
        placeholder={forms.choose}
        options={titles.map((title) => ({ value: title, label: title }))}
        error={errors.title?.message}
      />
      <TextField
        {...register('firstName')}
        required
        label={fields.firstName}
        autoComplete="given-name"
        error={errors.firstName?.message}
      />
      <TextField
        {...register('lastName')}
        required
        label={fields.lastName}
        autoComplete="family-name"
        error={errors.lastName?.message}
      />
      <DateOfBirth control={control} name="dob" />
      <RadioGroup
        {...register('gender')}
        required
        label={fields.gender}
        options={Object.entries(genders).map(([value, label]) => ({ value, label }))}
        error={errors.gender?.message}
      />
    </>
  );
}
