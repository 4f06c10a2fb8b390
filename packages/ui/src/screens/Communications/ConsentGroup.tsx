import { CheckboxGroup } from '../../primitives/CheckboxGroup/CheckboxGroup.tsx';
import type { ConsentChoice } from './Communications.types.ts';

export interface ConsentGroupProps {
  readonly name: string;
  readonly label: string;
  readonly hint?: string;
  readonly choices: readonly ConsentChoice[];
  readonly disabled: boolean;
  readonly onChange: (topic: string, given: boolean) => void;
}

/** One checkbox for each channel of contact about a product. */
export function ConsentGroup({ choices, onChange, ...group }: ConsentGroupProps) {
  return (
    <CheckboxGroup
      {...group}
      value={choices.filter(({ given }) => given).map(({ topic }) => topic)}
      options={choices.map(({ topic, wording }) => ({ value: topic, label: wording }))}
      onChange={({ currentTarget: { value, checked } }) => onChange(value, checked)}
    />
  );
}
