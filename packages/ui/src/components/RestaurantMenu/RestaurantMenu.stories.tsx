import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { plays, repeats, shows } from '../../stories/steps.ts';
import { desktopView, mobileView } from '../../stories/views.ts';
import { evening, guestMenu, longMenu } from './menu.fixtures.ts';
import { RestaurantMenu } from './RestaurantMenu.tsx';

const meta = {
  title: 'Components/RestaurantMenu',
  component: RestaurantMenu,
  // On a page, the headings above the menu complete the outline.
  parameters: {
    modes: { desktop: ['Narrow'] },
    a11y: { config: { rules: [{ id: 'heading-order', enabled: false }] } },
  },
  args: { menu: evening },
} satisfies Meta<typeof RestaurantMenu>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Narrow: Story = {
  globals: mobileView,
  play: shows('£11.50', 'Vegetarian · Gluten free · 310 kcal · Contains celery, milk, nuts'),
};
/** A dish whose allergens are unknown does not say that it has none. */
export const UnknownAllergens: Story = {
  args: { menu: guestMenu },
  globals: mobileView,
  play: plays(
    shows('Please ask us about allergens', 'Vegetarian · Please ask us about allergens'),
    repeats(/None of the 14 allergens/, 1),
  ),
};
export const LongWords: Story = { args: { menu: longMenu }, globals: mobileView };
/** The other dishes stay readable, and say that they do not match. */
export const GlutenFree: Story = {
  args: { diets: ['gluten-free'] },
  globals: mobileView,
  play: async ({ canvas }) => {
    const dish = (name: string) => canvas.getByRole('heading', { name }).closest('li');
    await expect(canvas.getAllByText('Does not match')).toHaveLength(2);
    await expect(dish('Potted shrimp')).toHaveTextContent('Does not match');
    await expect(dish('Celeriac soup')).not.toHaveTextContent('Does not match');
    await expect(canvas.getByText('£11.50')).toBeVisible();
  },
};
/** A vegan dish is vegetarian too. */
export const VegetarianWide: Story = {
  args: { diets: ['vegetarian'] },
  globals: { ...desktopView, scheme: 'light' },
  play: repeats('Does not match', 3),
};
