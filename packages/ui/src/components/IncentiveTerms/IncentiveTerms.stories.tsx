import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Stack } from '../../primitives/Stack/Stack.tsx';
import { type Incentive, IncentiveTerms } from './IncentiveTerms.tsx';

const casino: Incentive = { productTypes: ['casino'], freeChoice: false, wageringTimes: 0 };

const meta = {
  title: 'Components/IncentiveTerms',
  component: IncentiveTerms,
  args: { incentive: casino },
} satisfies Meta<typeof IncentiveTerms>;

export default meta;
type Story = StoryObj<typeof meta>;

const EVERY: readonly [Incentive | undefined, string | null][] = [
  [casino, 'For casino games only. No wagering requirement.'],
  [
    { ...casino, wageringTimes: 10 },
    'For casino games only. Wagering requirement: 10 times. You stake the value 10 times before you can withdraw winnings.',
  ],
  [{ ...casino, productTypes: ['betting'] }, 'For betting only. No wagering requirement.'],
  [{ ...casino, productTypes: ['bingo'] }, 'For bingo only. No wagering requirement.'],
  [{ ...casino, productTypes: ['lottery'] }, 'For lotteries only. No wagering requirement.'],
  [
    { ...casino, productTypes: ['betting', 'casino'], freeChoice: true },
    'For any of our products, as you choose. No wagering requirement.',
  ],
  [{ ...casino, productTypes: [] }, null],
  [
    { ...casino, productTypes: [], wageringTimes: 1.5 },
    'Wagering requirement: 1.50 times. You stake the value 1.50 times before you can withdraw winnings.',
  ],
  [undefined, null],
];

/** Every product, with and without a wagering requirement. A meal and an unstated incentive show nothing. */
export const Every: Story = {
  name: 'All kinds',
  render: () => (
    <Stack gap={3}>
      {EVERY.map(([incentive, text]) => (
        <IncentiveTerms key={text ?? JSON.stringify(incentive ?? null)} incentive={incentive} />
      ))}
    </Stack>
  ),
  play: async ({ canvasElement }) => {
    const shown = [...canvasElement.querySelectorAll('p')].map(({ textContent }) => textContent);
    await expect(shown).toEqual(EVERY.flatMap(([, text]) => text ?? []));
  },
};

/** Apart from its benefit: the terms name it. */
export const WithSubject: Story = {
  args: { subject: '£10 of slots play' },
  play: async ({ canvasElement }) => {
    await expect(canvasElement.querySelector('p')).toHaveTextContent(
      '£10 of slots play: For casino games only. No wagering requirement.',
    );
  },
};
