import { create } from 'storybook/theming';
import { houseColors } from '../packages/ui/src/tokens/colors.ts';

const dark = houseColors.dark;

/** Storybook's own surroundings, in the colours of the house. */
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
