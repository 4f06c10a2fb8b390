import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent } from 'storybook/test';
import { TAB_KEY } from '../../stories/pages/pageParameters.ts';
import { mobileView } from '../../stories/views.ts';
import { LanguageChoice, type LanguageChoiceProps } from './LanguageChoice.tsx';

function Chosen({ language: first, onLanguage }: LanguageChoiceProps) {
  const [language, setLanguage] = useState(first);
  return (
    <LanguageChoice
      language={language}
      onLanguage={(next) => {
        setLanguage(next);
        onLanguage(next);
      }}
    />
  );
}

const meta = {
  title: 'Components/LanguageChoice',
  component: LanguageChoice,
  parameters: {
    modes: { desktop: ['English'] },
    keyboard: [
      TAB_KEY,
      ['Arrow keys', 'Choose the next or the previous language, which applies at once.'],
    ],
  },
  render: (args) => <Chosen {...args} />,
  globals: mobileView,
  args: { language: 'en-GB', onLanguage: fn() },
} satisfies Meta<typeof LanguageChoice>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Each language is named in itself, whatever the language of the page. */
export const English: Story = {
  play: async ({ canvas, args }) => {
    const chinese = canvas.getByRole('radio', { name: '简体中文' });
    await userEvent.click(chinese);
    await expect(chinese).toBeChecked();
    await expect(args.onLanguage).toHaveBeenLastCalledWith('zh-Hans');
  },
};
export const Chinese: Story = { args: { language: 'zh-Hans' } };
