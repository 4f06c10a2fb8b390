import type { Meta, StoryObj } from '@storybook/react-vite';
import type { CSSProperties } from 'react';
import { elevations } from '../../tokens/elevation.ts';
import { breakpoints, LAYOUT_SWITCH, layer, radius, size, space } from '../../tokens/scale.ts';
import type { Scheme } from '../../tokens/tiers.ts';
import { vars } from '../../tokens/vars.ts';
import { elevationUse, layerUse, radiusUse, sizeUse, spaceUse } from './guidance.ts';
import { TokenRow } from './TokenRow.tsx';
import { tokenKeys } from './tokenKeys.ts';
import { tokenNames } from './tokenNames.ts';

const meta = {
  title: 'Foundations/Scale',
  component: TokenRow,
  tags: ['!autodocs'],
} satisfies Meta<typeof TokenRow>;

export default meta;
type Story = StoryObj;

/** A story with a row for each step of a scale. */
const rows = <Step extends string | number>(
  group: Parameters<typeof tokenNames>[0],
  values: Readonly<Record<Step, string>>,
  use: Readonly<Record<Step, string>>,
  style?: (step: Step) => CSSProperties,
): Story => ({
  render: () => (
    <>
      {tokenKeys(values).map((step) => (
        <TokenRow
          key={step}
          name={group === 'space' ? `space[${step}]` : `${step}`}
          value={values[step]}
          use={use[step]}
          names={tokenNames(group, `${step}`)}
          {...(style && { style: style(step) })}
        />
      ))}
    </>
  ),
});
export const Space: Story = rows('space', space, spaceUse, (step) => ({
  inlineSize: vars.space[step],
  blockSize: vars.space[4],
}));

export const Radius: Story = rows('radius', radius, radiusUse, (step) => ({
  inlineSize: vars.space[24],
  blockSize: vars.space[12],
  borderRadius: vars.radius[step],
}));

/** Fixed measures: the smallest target, the longest line of text, the widest page. */
export const Size: Story = rows('size', size, sizeUse, (step) => ({
  inlineSize: `min(${vars.size[step]}, 100%)`,
  blockSize: vars.space[3],
}));

/** Shadows by height above the page. Shadows are deeper in dark, because dark surfaces differ less in lightness. */
export const Elevation: Story = {
  render: (_, { globals }) => (
    <>
      {tokenKeys(elevations.light).map((step) => (
        <TokenRow
          key={step}
          name={step}
          value={elevations[globals['scheme'] as Scheme][step].replaceAll(', ', ',\n')}
          use={elevationUse[step]}
          names={tokenNames('shadow', step)}
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

/** The stacking order. Dialogs, menus and toasts need no layer: they are in the browser's top layer. */
export const Layer: Story = rows('layer', layer, layerUse);

const BREAKPOINT_USE: Readonly<Record<string, string>> = {
  small: 'A large phone: cards may stand side by side.',
  'layout switch': 'Below it the bottom bar of a phone, from it on the bar of a desktop.',
  medium: 'A tablet in landscape: lists get a second column.',
  large: 'A desktop: the widest page fits.',
  extraLarge: 'A wide desktop: only the margins grow.',
};

/** The widths at which layouts may change. At the layout switch, the mobile layout becomes the desktop layout. */
export const Breakpoints: Story = {
  render: () => (
    <>
      {Object.entries({ ...breakpoints, 'layout switch': LAYOUT_SWITCH })
        .sort(([, one], [, other]) => one - other)
        .map(([name, width]) => (
          <TokenRow
            key={name}
            name={name}
            value={`${width} px`}
            use={BREAKPOINT_USE[name] ?? ''}
            style={{
              inlineSize: `${(width / breakpoints.extraLarge) * 100}%`,
              blockSize: vars.space[3],
            }}
          />
        ))}
    </>
  ),
};
