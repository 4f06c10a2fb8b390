import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent } from 'storybook/test';
import { BUTTON_KEYS } from '../../stories/pages/pageParameters.ts';
import { mobileView } from '../../stories/views.ts';
import { DietFilter } from './DietFilter.tsx';
import { dishesOnMenus } from './diets.ts';
import { evening, longMenu } from './menu.fixtures.ts';

const meta = {
  title: 'Components/DietFilter',
  component: DietFilter,
  parameters: { keyboard: BUTTON_KEYS },
  globals: mobileView,
  args: {
    allDishes: dishesOnMenus([evening, longMenu]),
    dishes: dishesOnMenus([evening]),
    chosen: [],
    onChoose: fn(),
  },
} satisfies Meta<typeof DietFilter>;

export default meta;
type Story = StoryObj<typeof meta>;

/** A second press on a diet takes it away. */
export const NothingChosen: Story = {
  render: (args) => {
    const [chosen, choose] = useState(args.chosen);
    return <DietFilter {...args} chosen={chosen} onChoose={choose} />;
  },
  play: async ({ canvas }) => {
    const status = canvas.getByRole('status');
    const vegetarian = canvas.getByRole('button', { name: 'Vegetarian' });
    await userEvent.click(vegetarian);
    await expect(vegetarian).toHaveAttribute('aria-pressed', 'true');
    await expect(status).toHaveTextContent('Vegetarian: 2 of 5 dishes');
    await userEvent.click(canvas.getByRole('button', { name: 'Vegan' }));
    await expect(status).toHaveTextContent('Vegan · Vegetarian: 1 of 5 dishes');
    await userEvent.click(canvas.getByRole('button', { name: 'Vegan' }));
    await userEvent.click(vegetarian);
    await expect(vegetarian).toHaveAttribute('aria-pressed', 'false');
    await expect(status).toBeEmptyDOMElement();
  },
};
export const SeveralChosen: Story = { args: { chosen: ['vegan', 'gluten-free'] } };
/** A diet without a marked dish is not shown. */
export const OneDiet: Story = {
  args: { allDishes: dishesOnMenus([longMenu]), dishes: dishesOnMenus([longMenu]) },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('button')).toHaveLength(1);
  },
};
