import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { useMessages } from '../../i18n/I18nProvider.tsx';
import { TextField } from '../../primitives/Field/TextField.tsx';
import { Stack } from '../../primitives/Stack/Stack.tsx';
import { Text } from '../../primitives/Text/Text.tsx';

/** Values of the data, which keep their order from left to right. */
const VALUES = [
  '£10 free play.',
  '2 for 1 (Sunday)',
  '+1,204,118.25',
  '−300',
  '100 200 300',
  '+44 7700 900123',
  'help@met.example!',
];

function MixedDirections() {
  const { rewards } = useMessages();
  return (
    <Stack gap={3}>
      {VALUES.map((value) => (
        <Text key={value}>{value}</Text>
      ))}
      <Text>{rewards.home.greeting('“Jack”.')}</Text>
      <TextField label="E-mail" name="email" type="email" defaultValue="+jack@met.example" />
    </Stack>
  );
}

/**
 * Values of the data on a page from right to left, in Arabic letters. Each has the direction of its own letters, and
 * begins at the side at which the page does.
 */
const meta = {
  title: 'Foundations/Mixed directions',
  component: MixedDirections,
  tags: ['!autodocs'],
  globals: { tier: 'jack', locale: 'pseudo-arabic' },
} satisfies Meta<typeof MixedDirections>;

export default meta;
type Story = StoryObj<typeof meta>;

/** The middle of a letter of a text, in pixels from the left. */
function placeOf({ firstChild }: HTMLElement, index: number): number {
  const range = document.createRange();
  range.setStart(firstChild as Text, index);
  range.setEnd(firstChild as Text, index + 1);
  const { left, right } = range.getBoundingClientRect();
  return (left + right) / 2;
}

export const Values: Story = {
  play: async ({ canvas }) => {
    for (const value of VALUES) {
      const text = canvas.getByText(value);
      const { right } = text.getBoundingClientRect();
      const [first, last] = [placeOf(text, 0), placeOf(text, value.length - 1)];
      await expect(first, value).toBeLessThan(last);
      await expect(right - last, `${value} at the start of the line`).toBeLessThan(16);
    }
    const greeting = canvas.getByText(/“Jack”/);
    const words = greeting.textContent;
    const [open, stop] = [
      placeOf(greeting, words.indexOf('“')),
      placeOf(greeting, words.indexOf('.')),
    ];
    await expect(open).toBeLessThan(stop);
    await expect(stop, 'the value after the words').toBeLessThan(placeOf(greeting, 0));
    await expect(getComputedStyle(canvas.getByRole('textbox')).direction).toBe('ltr');
  },
};
