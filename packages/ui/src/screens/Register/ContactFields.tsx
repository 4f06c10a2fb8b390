import { useMessages } from '../../i18n/I18nProvider.tsx';
import { TextField } from '../../primitives/Field/TextField.tsx';
import { mailIcon } from '../../primitives/Icon/contactIcons.ts';
import { Select } from '../../primitives/Select/Select.tsx';
import { TelephoneField } from '../../primitives/TelephoneField/TelephoneField.tsx';
import type { CasinoOption } from '../account/form.types.ts';
import { Fact } from '../shared/Fact.tsx';
import type { RegisterFieldsProps } from './registerFields.types.ts';

interface ContactFieldsProps extends RegisterFieldsProps {
  readonly casinos: readonly CasinoOption[];
  readonly signedInAs: string | null;
}

/** E-mail address, telephone and home casino. */
export function ContactFields({ register, errors, casinos, signedInAs }: ContactFieldsProps) {
  const { forms, joining } = useMessages();
  const { fields, register: words } = joining;
  return (
    <>
      {signedInAs === null ? (
        <TextField
          {...register('email')}
          required
          type="email"
          label={fields.email}
          autoComplete="email"
          inputMode="email"
          error={errors.email?.message}
        />
      ) : (
        <Fact icon={mailIcon} label={words.emailKnown} value={signedInAs} />
      )}
      <TelephoneField
        {...register('mobile')}
        required
        label={fields.mobile}
        autoComplete="tel"
        error={errors.mobile?.message}
      />
      <Select
        {...register('location')}
        required
        label={fields.location}
        placeholder={forms.choose}
        options={casinos.map(({ id, name }) => ({ value: String(id), label: name }))}
        error={errors.location?.message}
      />
    </>
  );
}
