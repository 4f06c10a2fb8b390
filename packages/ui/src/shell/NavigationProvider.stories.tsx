import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fireEvent, fn, userEvent } from 'storybook/test';
import { TextLink } from '../primitives/TextLink/TextLink.tsx';
import { NavigationProvider } from './NavigationProvider.tsx';

const meta = {
  title: 'Shell/NavigationProvider',
  component: NavigationProvider,
  args: {
    navigate: fn(),
    children: (
      <>
        <p>
          <TextLink href="/offers?sort=new#top">
            <strong>Inside</strong>
          </TextLink>
        </p>
        <p>
          <TextLink href="https://elsewhere.test/">Outside</TextLink>
        </p>
        <p>
          <TextLink href="#main">Within the page</TextLink>
        </p>
        <p>
          <a href="/terms.pdf" download>
            Download
          </a>
        </p>
        <p>
          <a href="/offers" target="_blank" rel="noreferrer">
            Another window
          </a>
        </p>
      </>
    ),
  },
} satisfies Meta<typeof NavigationProvider>;

export default meta;
type Story = StoryObj<typeof meta>;

/** A press on an element inside the link counts too. */
export const FollowsPlainPresses: Story = {
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByText('Inside'));
    await expect(args.navigate).toHaveBeenCalledWith('/offers?sort=new#top');
  },
};

/** The listener prevents the browser from leaving the story. */
export const LeavesTheRestToTheBrowser: Story = {
  play: async ({ canvas, args }) => {
    const keep = (event: Event) => event.preventDefault();
    window.addEventListener('click', keep);
    for (const name of ['Outside', 'Within the page', 'Download', 'Another window']) {
      await userEvent.click(canvas.getByRole('link', { name }));
    }
    const inside = canvas.getByRole('link', { name: 'Inside' });
    for (const key of ['ctrlKey', 'metaKey', 'shiftKey', 'altKey']) {
      await fireEvent.click(inside, { [key]: true });
    }
    window.removeEventListener('click', keep);
    await expect(args.navigate).not.toHaveBeenCalled();
  },
};
