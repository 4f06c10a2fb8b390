import type { UseFormRegisterReturn } from 'react-hook-form';
import { useMessages } from '../../i18n/I18nProvider.tsx';
import { Banner } from '../../primitives/Banner/Banner.tsx';
import { Button } from '../../primitives/Button/Button.tsx';
import { Select } from '../../primitives/Select/Select.tsx';
import { Stack } from '../../primitives/Stack/Stack.tsx';
import type { Casinos } from './form.types.ts';

interface CasinoSelectProps {
  /** The registration of the field with its form. */
  readonly field: UseFormRegisterReturn;
  readonly label: string;
  readonly casinos: Casinos;
  readonly error: string | undefined;
}

/** The choice of a casino. While its options are missing, it says why. */
export function CasinoSelect({ field, label, casinos, error }: CasinoSelectProps) {
  const { common, forms, joining } = useMessages();
  const words = joining.casinos;
  const options = casinos.status === 'ready' ? casinos.options : [];
  return (
    <Stack gap={3}>
      <Select
        {...field}
        required
        label={label}
        placeholder={casinos.status === 'loading' ? words.loading : forms.choose}
        options={options.map(({ id, name }) => ({ value: String(id), label: name }))}
        error={error}
      />
      {casinos.status === 'error' && (
        <Banner
          tone="danger"
          role="alert"
          action={
            <Button variant="secondary" busy={casinos.busy} onClick={casinos.onRetry}>
              {common.tryAgain}
            </Button>
          }
        >
          {words.failed}
        </Banner>
      )}
    </Stack>
  );
}
