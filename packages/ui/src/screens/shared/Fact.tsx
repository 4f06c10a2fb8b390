import { styled } from 'styled-components';
import { Icon } from '../../primitives/Icon/Icon.tsx';
import type { IconDrawing } from '../../primitives/Icon/icon.types.ts';
import { typography, vars } from '../../tokens/vars.ts';

const Root = styled.div`
  display: grid;
  grid-template-columns: auto minmax(0, 1fr);
  align-items: center;
  gap: ${vars.space[4]};
  padding: ${vars.space[4]};
  border: ${vars.size.hairline} solid ${vars.color.border};
  border-radius: ${vars.radius.card};
  background: ${vars.color.surface};
  color: ${vars.color.metalText};
`;

const Label = styled.p`
  ${typography('small')}
  color: ${vars.color.textMuted};
`;

const Value = styled.p`
  ${typography('bodyStrong')}
  color: ${vars.color.text};
  overflow-wrap: anywhere;
`;

export interface FactProps {
  readonly icon: IconDrawing;
  readonly label: string;
  readonly value: string;
}

/** A label and a value with an icon, such as an e-mail address. */
export function Fact({ icon, label, value }: FactProps) {
  return (
    <Root>
      <Icon icon={icon} size="large" />
      <div>
        <Label>{label}</Label>
        <Value>{value}</Value>
      </div>
    </Root>
  );
}
