import type { Meta, StoryObj } from '@storybook/react-vite';
import { elevations } from '../elevation.ts';
import { motion, radius, space } from '../scale.ts';
import { vars } from '../vars.ts';
import { TokenRow } from './TokenRow.tsx';

const meta = {
  title: 'Foundations/Scale',
  component: TokenRow,
  tags: ['!autodocs'],
} satisfies Meta<typeof TokenRow>;

export default meta;

type Story = StoryObj;

type Keys<T> = (keyof T)[];

/** Steps of the 4 px grid. */
export const Space: Story = {
  render: () => (
    <>
      {(Object.keys(space) as unknown as Keys<typeof space>).map((step) => (
        <TokenRow
          key={step}
          name={`space[${step}]`}
          value={space[step]}
          style={{ inlineSize: vars.space[step], blockSize: vars.space[4] }}
        />
      ))}
    </>
  ),
};

export const Radius: Story = {
  render: () => (
    <>
      {(Object.keys(radius) as Keys<typeof radius>).map((step) => (
        <TokenRow
          key={step}
          name={step}
          value={radius[step]}
          style={{
            inlineSize: vars.space[24],
            blockSize: vars.space[12],
            borderRadius: vars.radius[step],
          }}
        />
      ))}
    </>
  ),
};

export const Elevation: Story = {
  render: () => (
    <>
      {(Object.keys(elevations.light) as Keys<typeof elevations.light>).map((step) => (
        <TokenRow
          key={step}
          name={step}
          value=""
          style={{
            inlineSize: vars.space[24],
            blockSize: vars.space[16],
            borderRadius: vars.radius.card,
            background: vars.color.raised,
            boxShadow: vars.shadow[step],
          }}
        />
      ))}
    </>
  ),
};

/** One easing, and no duration over 250 ms but for what loops while something loads. */
export const Motion: Story = {
  render: () => (
    <>
      {(Object.keys(motion) as Keys<typeof motion>).map((step) => (
        <TokenRow key={step} name={step} value={motion[step]} />
      ))}
    </>
  ),
};
