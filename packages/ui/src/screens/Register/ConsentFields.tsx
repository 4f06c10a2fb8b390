import { useMessages } from '../../i18n/I18nProvider.tsx';
import { withElement } from '../../i18n/values/withElement.tsx';
import { Checkbox } from '../../primitives/Checkbox/Checkbox.tsx';
import { CheckboxGroup } from '../../primitives/CheckboxGroup/CheckboxGroup.tsx';
import { Stack } from '../../primitives/Stack/Stack.tsx';
import { TextLink } from '../../primitives/TextLink/TextLink.tsx';
import type { MarketingQuestion } from './Register.types.ts';
import type { RegisterFieldsProps } from './registerFields.types.ts';

interface ConsentFieldsProps extends RegisterFieldsProps {
  readonly marketing: MarketingQuestion;
  readonly termsHref: string;
}

/** The required confirmations and the optional consents. No box is ticked by default. */
export function ConsentFields({ register, errors, marketing, termsHref }: ConsentFieldsProps) {
  const { register: words } = useMessages().joining;
  return (
    <>
      <Stack gap={2}>
        <Checkbox
          {...register('over18')}
          required
          label={words.over18}
          error={errors.over18?.message}
        />
        <Checkbox
          {...register('terms')}
          required
          label={withElement(words.terms, <TextLink href={termsHref}>{words.termsLink}</TextLink>)}
          error={errors.terms?.message}
        />
      </Stack>
      <CheckboxGroup
        {...register('marketing')}
        label={marketing.question}
        hint={words.marketingHint}
        options={marketing.channels}
      />
    </>
  );
}
