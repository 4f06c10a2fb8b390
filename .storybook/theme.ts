import { create } from 'storybook/theming';
import { houseColors } from '../packages/ui/src/tokens/colors.ts';

const dark = houseColors.dark;

/** The colours of Storybook's interface, from the house theme. */
export const theme = create({
  base: 'dark',
  brandTitle: 'Met Rewards design system',
  appBg: dark.canvas,
  appContentBg: dark.surface,
  barBg: dark.surface,
  colorPrimary: dark.metal,
  colorSecondary: dark.metalText,
  textColor: dark.text,
  textMutedColor: dark.textMuted,
});
