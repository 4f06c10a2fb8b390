import { CheckboxGroup } from '../../primitives/CheckboxGroup/CheckboxGroup.tsx';
import type { ConsentQuestion } from './Communications.types.ts';

export interface ConsentGroupProps {
  readonly name: string;
  readonly consents: ConsentQuestion;
  readonly hint?: string;
  readonly disabled: boolean;
  readonly onChange: (topic: string, given: boolean) => void;
}

/** One checkbox for each channel of contact about a product. */
export function ConsentGroup({ consents, onChange, ...group }: ConsentGroupProps) {
  return (
    <CheckboxGroup
      {...group}
      label={consents.question}
      value={consents.choices.filter(({ given }) => given).map(({ topic }) => topic)}
      options={consents.choices.map(({ topic, label }) => ({ value: topic, label }))}
      onChange={({ currentTarget: { value, checked } }) => onChange(value, checked)}
    />
  );
}
