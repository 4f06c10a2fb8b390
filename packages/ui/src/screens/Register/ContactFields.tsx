import { useMessages } from '../../i18n/I18nProvider.tsx';
import { TextField } from '../../primitives/Field/TextField.tsx';
import { mailIcon } from '../../primitives/Icon/contactIcons.ts';
import { TelephoneField } from '../../primitives/TelephoneField/TelephoneField.tsx';
import { CasinoSelect } from '../account/CasinoSelect.tsx';
import type { Casinos } from '../account/form.types.ts';
import { Fact } from '../shared/Fact.tsx';
import type { RegisterFieldsProps } from './registerFields.types.ts';

interface ContactFieldsProps extends RegisterFieldsProps {
  readonly casinos: Casinos;
  readonly signedInAs: string | null;
}

/** E-mail address, telephone and home casino. */
export function ContactFields({ register, errors, casinos, signedInAs }: ContactFieldsProps) {
  const { joining } = useMessages();
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
      <CasinoSelect
        field={register('location')}
        label={fields.location}
        casinos={casinos}
        error={errors.location?.message}
      />
    </>
  );
}
