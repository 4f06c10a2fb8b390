import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { inChinese, inChineseOnDesktop } from '../../stories/guards/inChinese.ts';
import { inPseudoLocale } from '../../stories/guards/inPseudoLocale.ts';
import { rightToLeft } from '../../stories/guards/rightToLeft.ts';
import { desktopView, mobileView, onDesktop } from '../../stories/onDesktop.ts';
import { inBothSchemes, smallest, tablet } from '../../stories/overview.ts';
import { casinoNumbers } from '../shared/HelpNumbers.fixtures.ts';
import { CannotOpenScreen } from './CannotOpenScreen.tsx';

const meta = {
  title: 'Screens/CannotOpen',
  component: CannotOpenScreen,
  parameters: { layout: 'fullscreen' },
  globals: { ...mobileView, tier: 'house' },
  args: { casinos: casinoNumbers, openHref: '/' },
} satisfies Meta<typeof CannotOpenScreen>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Ready: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: '0808 8020 133' })).toHaveAttribute(
      'href',
      'tel:08088020133',
    );
    await expect(canvas.getByRole('link', { name: '020 7946 0106' })).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Try again' })).toHaveAttribute('href', '/');
  },
};
export const Wide: Story = { globals: desktopView };

export const BothSchemes: Story = { ...inBothSchemes(), tags: ['!autodocs', 'mode'] };
export const BothSchemesDesktop: Story = onDesktop(BothSchemes);
export const Smallest: Story = {
  ...smallest(BothSchemes),
  tags: ['overview', '!autodocs', '!test'],
};
export const Tablet: Story = { ...tablet(BothSchemes), tags: ['overview', '!autodocs', '!test'] };

export const PseudoLocale: Story = { ...inPseudoLocale(), tags: ['!autodocs', 'mode'] };
export const RightToLeft: Story = { ...rightToLeft(), tags: ['!autodocs', 'mode'] };

export const Chinese: Story = { ...inChinese(), tags: ['!autodocs', 'mode'] };
export const ChineseDesktop: Story = { ...inChineseOnDesktop({}), tags: ['!autodocs', 'mode'] };
