import type { Meta, StoryObj } from '@storybook/react-vite';
import { variants } from '../../stories/variants.tsx';
import { Button } from '../Button/Button.tsx';
import { Banner } from './Banner.tsx';

const meta = {
  title: 'Primitives/Banner',
  component: Banner,
  parameters: {
    anatomy: [
      ['Icon', 'The tone of the message. Screen readers skip it.'],
      ['Title', 'Optional.'],
      ['Text', 'The message.'],
      ['Action', 'A `Button` or a link that resolves the message.'],
    ],
  },
  args: { children: 'The restaurant closes at ten tonight for a private party.' },
} satisfies Meta<typeof Banner>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Info: Story = {};
export const Variants: Story = variants(Banner, {
  Success: { tone: 'success', children: 'Your email is verified.' },
  Warning: { tone: 'warning', title: 'You are offline', children: 'Connect to log in.' },
  Danger: { tone: 'danger', role: 'alert', children: 'Incorrect password. Please try again.' },
  Action: { title: 'A quieter evening', action: <Button variant="quiet">Tell me more</Button> },
});

/** Says what happened, and offers a way out. */
export const DoOfferWayOut: Story = {
  tags: ['!dev', '!autodocs', '!test', 'do'],
  args: {
    tone: 'danger',
    children: 'We could not load your offers.',
    action: <Button variant="secondary">Try again</Button>,
  },
};

/** Says only that something failed. */
export const DontLeaveAlone: Story = {
  tags: ['!dev', '!autodocs', '!test', 'dont'],
  args: { tone: 'danger', children: 'An error has occurred.' },
};
